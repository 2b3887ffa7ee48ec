import {
  isLanguage,
  languageNames,
  languages,
  languageTags,
  type Language,
} from "../../domain/languages.ts";
import { storeLanguage } from "../api/session.ts";
import { useLeaving } from "../site/leaving.ts";
import { speakInterfaceLanguage } from "../site/interface-language.ts";
import { spokenLanguage } from "../text/spoken-language.ts";
import { staffText } from "../text/staff-dictionary.ts";
import styles from "./PageHeader.module.css";

/** The language of the staff's pages on this device. */
export function StaffLanguage() {
  const { leave } = useLeaving();
  return (
    <select
      className={styles.language}
      data-language-choice
      aria-label={staffText.access.language}
      value={spokenLanguage()}
      onChange={({ target }) => {
        const { value } = target;
        if (isLanguage(value)) leave(() => void choose(value));
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={languageTags[language]}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}

/** The page is another one then; whoever chose goes on where they were. */
async function choose(language: Language): Promise<void> {
  storeLanguage(language);
  await speakInterfaceLanguage();
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[data-language-choice]")?.focus(),
  );
}
