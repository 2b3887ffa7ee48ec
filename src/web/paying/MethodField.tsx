import { type PaymentMethod } from "../../domain/payment-methods.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { ChoiceField } from "../ui/ChoiceField.tsx";
import { CheckField } from "../ui/Field.tsx";
import styles from "./paying.module.css";
import { labelText } from "../text/label-dictionary.ts";

type MethodFieldProps = {
  offered: readonly PaymentMethod[];
  method: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
};

/** The choice of a payment method; nothing if the account has no method on. */
export function MethodField({ offered, method, onChoose }: MethodFieldProps) {
  if (offered.length === 0) return null;
  return (
    <ChoiceField label={payingText.method} error={undefined} className={styles.methods}>
      {offered.map((one) => (
        <CheckField
          key={one}
          type="radio"
          name="method"
          label={labelText.methods[one]}
          checked={one === method}
          onChange={() => onChoose(one)}
        />
      ))}
    </ChoiceField>
  );
}
