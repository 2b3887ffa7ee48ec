import { settingsText } from "../../../text/settings-dictionary.ts";
import styles from "../fields.module.css";
import { SettingField } from "../SettingField.tsx";

const words = settingsText.rooms;

/** Rooms get their codes from the setting that tables are counted by elsewhere. */
export function RoomSection() {
  return (
    <div className={styles.half}>
      <SettingField path="extras.locations" label={words.count} hint={words.countHint} />
    </div>
  );
}
