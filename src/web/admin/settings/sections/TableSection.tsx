import { settingsText } from "../../../text/settings-dictionary.ts";
import styles from "../fields.module.css";
import { SettingField } from "../SettingField.tsx";

const words = settingsText.tables;

/** Attendants open tabs at tables, too, in an account whose guests do not order there. */
export function TableSection() {
  return (
    <>
      <div className={styles.half}>
        <SettingField
          path="extras.locations"
          hint={words.countHint}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <div className={styles.half}>
        <SettingField
          path="extras.service_percent"
          hint={words.serviceHint}
          inputMode="decimal"
          maxLength={5}
        />
      </div>
    </>
  );
}
