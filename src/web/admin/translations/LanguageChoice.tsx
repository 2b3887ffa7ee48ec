import type { TranslatedSection } from "../../../contract/translations.ts";
import { languageNames, languageTags } from "../../../domain/languages.ts";
import type { TranslationLanguage } from "../../../domain/translation-state.ts";
import { flags } from "../../content/flags/flags.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { countStates, countWords } from "./translation-cells.ts";
import styles from "./TranslationEditor.module.css";

type LanguageChoiceProps = {
  languages: readonly TranslationLanguage[];
  sections: readonly TranslatedSection[];
  language: TranslationLanguage;
  onChoose: (language: TranslationLanguage) => void;
};

/** The languages that guests are offered, with what there is to do in each. */
export function LanguageChoice({ languages, sections, language, onChoose }: LanguageChoiceProps) {
  const texts = sections.flatMap((section) => section.texts);
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{translationText.language}</legend>
      {languages.map((one) => {
        const asked = countWords(countStates(texts, one));
        return (
          <label key={one} className={classNames(styles.language, one === language && styles.on)}>
            <input
              type="radio"
              name="language"
              value={one}
              checked={one === language}
              onChange={() => onChoose(one)}
            />
            <img src={flags[one]} alt="" width="36" height="24" />
            <span className={styles.languageName} lang={languageTags[one]}>
              {languageNames[one]}
            </span>
            <span className={styles.counts}>
              {asked.length === 0 && <Icon name="check" />}
              {asked.length === 0 ? translationText.allDone : asked.join(", ")}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
