import { paymentMethods } from "../../../../domain/payment-methods.ts";
import { settingFieldText } from "../../../text/setting-field-dictionary.ts";
import { settingsSellingText } from "../../../text/settings-selling-dictionary.ts";
import { CheckField } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import styles from "../fields.module.css";
import { SectionFields, SettingField } from "../SettingField.tsx";
import { switched } from "../settings.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import { useSetting, useSettings } from "../use-settings-form.ts";
import { pixNotes } from "./pix-notes.ts";
import { labelText } from "../../../text/label-dictionary.ts";

const words = settingsSellingText.payment;

export function PaymentSection() {
  return (
    <SettingsCard help={words.help}>
      <MethodFields />
      <div className={styles.full}>
        <SettingField path="extras.pix_code" verbatim />
        <PixNotes />
      </div>
      <SectionFields section="payment" />
    </SettingsCard>
  );
}

/** Notes do not stop the key from being saved. */
function PixNotes() {
  const { values, errors } = useSettings();
  const key = values["extras.pix_code"];
  const notes = errors["extras.pix_code"] ? [] : pixNotes(key, values["extras.paymentMethods"]);
  return (
    <div className={styles.notes} role="status">
      {notes.map((note) => (
        <p key={note}>
          <Icon name="alert" />
          {note}
        </p>
      ))}
    </div>
  );
}

function MethodFields() {
  const { value: chosen, change } = useSetting("extras.paymentMethods");
  return (
    <fieldset className={styles.group}>
      <legend>{settingFieldText.own["extras.paymentMethods"]}</legend>
      <p className={styles.hint}>{words.methodsHint}</p>
      <div className={styles.checks}>
        {paymentMethods.map((method) => (
          <CheckField
            key={method}
            name="extras.paymentMethods"
            value={method}
            label={labelText.methods[method]}
            checked={chosen.includes(method)}
            onChange={() => change(switched(paymentMethods, chosen, method))}
          />
        ))}
      </div>
    </fieldset>
  );
}
