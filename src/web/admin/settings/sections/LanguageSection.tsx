import { Link } from "wouter";
import {
  defaultLanguage,
  languageNames,
  languages,
  languageTags,
} from "../../../../domain/languages.ts";
import { flags } from "../../../content/flags/flags.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./LanguageSection.module.css";
import { SettingSwitch } from "../SettingField.tsx";
import { useSetting } from "../settings-context.ts";

const words = settingsText.languages;

/** One flag for each language, on or off. Portuguese is always on: all others fall back to it. */
export function LanguageSection() {
  const { value: offered, change } = useSetting("extras.languages");
  return (
    <>
      <fieldset className={styles.flags}>
        <legend className="visually-hidden">{settingsText.languages.title}</legend>
        {languages.map((language) => {
          const isOn = offered.includes(language);
          const isFixed = language === defaultLanguage;
          return (
            <label key={language} className={classNames(styles.flag, isOn && styles.on)}>
              <input
                type="checkbox"
                name="extras.languages"
                value={language}
                checked={isOn}
                disabled={isFixed}
                onChange={() =>
                  change(
                    languages.filter((other) =>
                      other === language ? !isOn : offered.includes(other),
                    ),
                  )
                }
              />
              <img src={flags[language]} alt="" width="36" height="24" />
              <span className={styles.name} lang={languageTags[language]}>
                {languageNames[language]}
              </span>
              <span className={styles.state}>
                {isOn && <Icon name="check" />}
                {isFixed ? words.always : isOn ? words.on : words.off}
              </span>
            </label>
          );
        })}
      </fieldset>
      {offered.length > 1 && (
        <>
          <SettingSwitch name="guest_interface" />
          <Link href="/admin/traducoes" className={buttonClass("quiet")}>
            {words.translate}
          </Link>
        </>
      )}
    </>
  );
}
