import { Link } from "wouter";
import { defaultLanguage, languages } from "../../../../domain/languages.ts";
import { settingsSiteText } from "../../../text/settings-site-dictionary.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import cards from "../../LanguageCard.module.css";
import { LanguageCard } from "../../LanguageCard.tsx";
import styles from "./LanguageSection.module.css";
import { SettingSwitch } from "../SettingField.tsx";
import { switched } from "../settings.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import { useSetting } from "../use-settings-form.ts";

const words = settingsSiteText.languages;

/** One flag for each language, on or off. Portuguese is always on: all others fall back to it. */
export function LanguageSection() {
  const { value: offered, change } = useSetting("extras.languages");
  return (
    <SettingsCard help={words.help}>
      <fieldset className={classNames(cards.cards, styles.languages)}>
        <legend className="visually-hidden">{settingsText.titles.languages}</legend>
        {languages.map((language) => {
          const isOn = offered.includes(language);
          const isFixed = language === defaultLanguage;
          return (
            <LanguageCard
              key={language}
              type="checkbox"
              name="extras.languages"
              language={language}
              checked={isOn}
              disabled={isFixed}
              onChange={() => change(switched(languages, offered, language))}
            >
              {isOn && <Icon name="check" />}
              {isFixed ? words.always : isOn ? words.on : words.off}
            </LanguageCard>
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
    </SettingsCard>
  );
}
