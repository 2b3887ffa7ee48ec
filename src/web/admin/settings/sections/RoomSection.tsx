import { settingsText } from "../../../text/settings-dictionary.ts";
import styles from "../fields.module.css";
import { SettingField } from "../SettingField.tsx";

const words = settingsText.rooms;

/** The number of rooms is kept in the setting that counts tables at other accounts. */
export function RoomSection() {
  return (
    <div className={styles.half}>
      <SettingField path="extras.locations" label={words.count} hint={words.countHint} />
    </div>
  );
}
