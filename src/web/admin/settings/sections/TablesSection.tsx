import { settingFieldText } from "../../../text/setting-field-dictionary.ts";
import { settingsSellingText } from "../../../text/settings-selling-dictionary.ts";
import styles from "../fields.module.css";
import { SectionFields, SettingField } from "../SettingField.tsx";
import { SettingsCard } from "../SettingsCard.tsx";

export function TablesSection() {
  return (
    <SettingsCard help={settingsSellingText.tables.help}>
      <SectionFields section="tables" />
    </SettingsCard>
  );
}

/** The number of rooms is kept in the setting that counts tables at other accounts. */
export function RoomsSection() {
  const { help, countHint } = settingsSellingText.rooms;
  return (
    <SettingsCard help={help}>
      <div className={styles.half}>
        <SettingField path="extras.locations" label={settingFieldText.own.rooms} hint={countHint} />
      </div>
    </SettingsCard>
  );
}
