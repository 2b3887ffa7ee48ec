import { brazilianStates } from "../../../../domain/address.ts";
import type { AddressPart, AddressTexts } from "../../../address/address-filling.ts";
import { PostalCodeField } from "../../../address/PostalCodeField.tsx";
import { useGoOn } from "../../../address/use-go-on.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { SelectField } from "../../../ui/Field.tsx";
import styles from "../fields.module.css";
import { MapField } from "./MapField.tsx";
import { SettingField } from "../SettingField.tsx";
import { useSettings, useTextSetting } from "../settings-context.ts";
import type { SettingValues } from "../settings.ts";

export function AddressSection() {
  const { street, number, goOn } = useGoOn("extras.postal_code");
  return (
    <>
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
        <SettingField
          path="extras.address_complement"
          placeholder={settingsText.address.complementPlaceholder}
        />
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
    </>
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
