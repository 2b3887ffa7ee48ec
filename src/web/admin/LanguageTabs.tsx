import { useId } from "react";
import { languageNames, languageTags, type Language } from "../../domain/languages.ts";
import { flags } from "../content/flags/flags.ts";
import { editingText } from "../text/editing-dictionary.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import styles from "./LanguageTabs.module.css";

type LanguageTabsProps = {
  languages: readonly Language[];
  current: Language;
  missing: readonly Language[];
  onChange: (language: Language) => void;
};

/** Tabs for the language in which texts are edited. A sign marks languages with a missing text. */
export function LanguageTabs({ languages, current, missing, onChange }: LanguageTabsProps) {
  const name = useId();
  if (languages.length < 2) return null;
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{editingText.languages.label}</legend>
      {languages.map((language) => (
        <label
          key={language}
          className={classNames(styles.tab, language === current && styles.chosen)}
        >
          <input
            type="radio"
            name={name}
            value={language}
            checked={language === current}
            onChange={() => onChange(language)}
          />
          <img src={flags[language]} alt="" width="27" height="18" />
          <span
            lang={languageTags[language]}
            className={language === current ? styles.name : "visually-hidden"}
          >
            {languageNames[language]}
          </span>
          {missing.includes(language) && (
            <span className={styles.missing}>
              <Icon name="alert" />
              <span className="visually-hidden">{editingText.languages.missing}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
