import { settingsText } from "../../../text/settings-dictionary.ts";
import styles from "../fields.module.css";
import { MaskedSetting } from "../SettingField.tsx";

export function ContactSection() {
  return (
    <>
      <div className={styles.half}>
        <MaskedSetting
          path="extras.whatsapp"
          mask="phone"
          type="tel"
          hint={settingsText.contacts.whatsappHint}
          optional
        />
      </div>
      <div className={styles.half}>
        <MaskedSetting
          path="extras.phone"
          mask="phone"
          type="tel"
          hint={settingsText.contacts.phoneHint}
          optional
        />
      </div>
    </>
  );
}
