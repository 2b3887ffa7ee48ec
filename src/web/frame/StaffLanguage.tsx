import {
  isLanguage,
  languageNames,
  languages,
  languageTags,
  type Language,
} from "../../domain/languages.ts";
import { useLeaving } from "../site/leaving.ts";
import { languageKey } from "../site/interface-language.ts";
import { speak, spokenLanguage, textsReady } from "../text/spoken-language.ts";
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

/** The page is another one then; whoever chose goes on where they were. A device that keeps nothing speaks it until then. */
async function choose(language: Language): Promise<void> {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // As said above.
  }
  await textsReady(language);
  speak(language);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[data-language-choice]")?.focus(),
  );
}
