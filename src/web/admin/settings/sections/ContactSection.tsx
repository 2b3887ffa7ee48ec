import { settingsText } from "../../../text/settings-dictionary.ts";
import { staffText } from "../../../text/staff-dictionary.ts";
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
          label={staffText.settings.whatsapp}
          hint={settingsText.contacts.whatsappHint}
          optional
        />
      </div>
      <div className={styles.half}>
        <MaskedSetting
          path="extras.phone"
          mask="phone"
          type="tel"
          label={staffText.settings.phone}
          hint={settingsText.contacts.phoneHint}
          optional
        />
      </div>
    </>
  );
}
