import { isLanguage, languageNames, languages, languageTags } from "../../domain/languages.ts";
import { chooseStaffLanguage } from "../site/interface-language.ts";
import { spokenLanguage } from "../text/spoken-language.ts";
import { staffText } from "../text/staff-dictionary.ts";
import styles from "./PageHeader.module.css";

/** The language of the staff's pages on this device. */
export function StaffLanguage() {
  return (
    <select
      className={styles.language}
      aria-label={staffText.access.language}
      value={spokenLanguage()}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void chooseStaffLanguage(target.value);
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
