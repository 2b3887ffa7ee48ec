import { settingsText } from "../../text/settings-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import styles from "./fields.module.css";
import { SettingField } from "./SettingField.tsx";
import { useSettings } from "./settings-context.ts";

const words = settingsText.tables;

export function TableSection() {
  const { features } = useSettings().account;
  return (
    <>
      {features.localOrder && (
        <div className={styles.half}>
          <SettingField
            path="extras.locations"
            label={staffText.settings.tableCount}
            hint={words.countHint}
            inputMode="numeric"
            maxLength={3}
          />
        </div>
      )}
      <div className={styles.half}>
        <SettingField
          path="extras.service_percent"
          label={staffText.settings.servicePercent}
          hint={words.serviceHint}
          inputMode="decimal"
          maxLength={5}
        />
      </div>
    </>
  );
}
