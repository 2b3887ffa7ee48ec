import { type PaymentMethod } from "../../domain/payment-methods.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { RadioField } from "../ui/RadioField.tsx";
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
    <RadioField
      label={payingText.method}
      className={styles.methods}
      of={offered.map((one) => [one, labelText.methods[one]])}
      value={method}
      onChoose={onChoose}
    />
  );
}
