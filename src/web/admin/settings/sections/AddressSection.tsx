import { useState } from "react";
import { brazilianStates } from "../../../../domain/brazilian-states.ts";
import type { AddressPart, AddressTexts } from "../../../address/address-filling.ts";
import { PostalCodeField } from "../../../address/PostalCodeField.tsx";
import { useGoOn } from "../../../address/use-go-on.ts";
import { settingsBusinessText } from "../../../text/settings-business-dictionary.ts";
import { SelectField } from "../../../ui/Field.tsx";
import styles from "../fields.module.css";
import { SettingField, SettingTextArea, useTextSetting } from "../SettingField.tsx";
import { SettingsCard } from "../SettingsCard.tsx";
import { useSettings, useSetting } from "../use-settings-form.ts";
import type { SettingValues } from "../settings.ts";
import { sanitiseMap } from "../../../../domain/map-address.ts";
import { MapFrame } from "../../../address/MapFrame.tsx";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";

const words = settingsBusinessText.address;

export function AddressSection() {
  const { street, number, goOn } = useGoOn("extras.postal_code");
  return (
    <SettingsCard help={words.help}>
      <div className={styles.full}>
        <PostalCode onFilled={goOn} />
      </div>
      <div className={styles.wide}>
        <SettingField path="extras.address_street" ref={street} />
      </div>
      <div className={styles.short}>
        <SettingField path="extras.address_number" ref={number} />
      </div>
      <div className={styles.half}>
        <SettingField path="extras.address_complement" placeholder={words.complementPlaceholder} />
      </div>
      <div className={styles.half}>
        <SettingField path="extras.address_district" />
      </div>
      <div className={styles.half}>
        <SettingField path="extras.address_city" />
      </div>
      <div className={styles.short}>
        <StateField />
      </div>
      <MapField />
    </SettingsCard>
  );
}

function PostalCode({ onFilled }: { onFilled: (found: { hasStreet: boolean }) => void }) {
  const { values, set } = useSettings();
  const address: AddressTexts = {
    street: values["extras.address_street"],
    district: values["extras.address_district"],
    city: values["extras.address_city"],
    state: values["extras.address_state"],
  };
  return (
    <PostalCodeField
      {...useTextSetting("extras.postal_code")}
      autoComplete="off"
      address={address}
      onFill={(filling) => set(settingsOf(filling))}
      onFilled={onFilled}
    />
  );
}

function settingsOf(filling: Partial<AddressTexts>): Partial<SettingValues> {
  const parts = Object.entries(filling).map(([part, text]) => [
    `extras.address_${part satisfies string as AddressPart}`, // entries() widens the keys
    text,
  ]);
  return Object.fromEntries(parts);
}

function StateField() {
  return (
    <SelectField autoComplete="off" {...useTextSetting("extras.address_state")}>
      <option value="">–</option>
      {brazilianStates.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </SelectField>
  );
}

/** The map's code or address as the owner pasted it, and what guests would get to see of it. */
function MapField() {
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
