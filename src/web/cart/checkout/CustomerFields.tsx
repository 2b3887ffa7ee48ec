import { orderText } from "../../text/order-dictionary.ts";
import { Field } from "../../ui/Field.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import type { CheckoutMode } from "./checkout-request.ts";
import styles from "./CheckoutForm.module.css";
import type { WireField } from "./fields.ts";

/** Who orders. */
export function CustomerFields({ mode, wire }: { mode: CheckoutMode; wire: WireField }) {
  const words = orderText.checkout;
  return (
    <fieldset className={styles.group}>
      <legend>{words.who}</legend>
      <div className={styles.full}>
        <Field label={words.name} autoComplete="name" required {...wire("userData.name")} />
      </div>
      {mode === "delivery" && (
        <div className={styles.half}>
          <Field
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            {...wire("userData.email")}
          />
        </div>
      )}
      <div className={styles.half}>
        <MaskedField
          label={words.phone}
          optional
          mask="phone"
          type="tel"
          autoComplete="tel-national"
          {...wire("userData.phone")}
        />
      </div>
      {mode === "delivery" && (
        <div className={styles.half}>
          <MaskedField
            label={words.document}
            optional
            mask="document"
            autoComplete="off"
            {...wire("userData.document")}
          />
        </div>
      )}
    </fieldset>
  );
}
