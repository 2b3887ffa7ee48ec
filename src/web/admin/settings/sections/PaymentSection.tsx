import { paymentMethodLabels, paymentMethods } from "../../../../domain/payment-methods.ts";
import { limits } from "../../../../domain/text-rules.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { staffText } from "../../../text/staff-dictionary.ts";
import { CheckField } from "../../../ui/Field.tsx";
import styles from "../fields.module.css";
import { SettingField, SettingTextArea } from "../SettingField.tsx";
import { useSetting } from "../settings-context.ts";

const words = settingsText.payment;

export function PaymentSection() {
  return (
    <>
      <MethodFields />
      <div className={styles.full}>
        <SettingField
          path="extras.pix_code"
          label={staffText.settings.pixKey}
          hint={words.pixKeyHint}
          optional
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.pixCode}
        />
      </div>
      <div className={styles.full}>
        <SettingTextArea
          path="extras.payment_instructions"
          label={staffText.settings.paymentInstructions}
          hint={words.instructionsHint}
          optional
          rows={3}
          maxLength={limits.paymentInstructions}
        />
      </div>
    </>
  );
}

function MethodFields() {
  const { value: chosen, change } = useSetting("extras.paymentMethods");
  return (
    <fieldset className={styles.group}>
      <legend>{staffText.settings.paymentMethods}</legend>
      <p className={styles.hint}>{words.methodsHint}</p>
      <div className={styles.checks}>
        {paymentMethods.map((method) => (
          <CheckField
            key={method}
            name="extras.paymentMethods"
            value={method}
            label={paymentMethodLabels[method]}
            checked={chosen.includes(method)}
            onChange={({ currentTarget: { checked } }) =>
              change(
                paymentMethods.filter((other) =>
                  other === method ? checked : chosen.includes(other),
                ),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
