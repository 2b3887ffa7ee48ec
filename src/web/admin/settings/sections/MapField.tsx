import { useState } from "react";
import { sanitiseMap } from "../../../../domain/map-address.ts";
import { MapFrame } from "../../../address/MapFrame.tsx";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import styles from "../fields.module.css";
import { SettingTextArea } from "../SettingField.tsx";
import { useSetting } from "../settings-context.ts";

const words = settingsText.address;

/** The map's code or address as the owner pasted it, and what guests would get to see of it. */
export function MapField() {
  const { value } = useSetting("extras.map");
  const [isShown, setShown] = useState(false);
  const address = sanitiseMap(value);
  return (
    <div className={classNames(styles.full, styles.map)}>
      <SettingTextArea
        path="extras.map"
        className={styles.code}
        spellCheck={false}
        autoCapitalize="none"
      />
      {address !== "" && (
        <div className={styles.row}>
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.hideMap : words.showMap}
          </Button>
          <span className={styles.hint}>{words.mapRecognised}</span>
        </div>
      )}
      {address !== "" && isShown && (
        <MapFrame className={styles.frame} address={address} title={words.mapPreview} />
      )}
    </div>
  );
}
