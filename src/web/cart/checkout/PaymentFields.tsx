import type { Account } from "../../../contract/account.ts";
import { changeCents, cleanChangeFor } from "../../../domain/change-for.ts";
import type { Cents } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { type PaymentMethod } from "../../../domain/payment-methods.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { PixKey } from "../../ordering/PixKey.tsx";
import { buyerText } from "../../text/buyer-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { ChoiceField } from "../../ui/ChoiceField.tsx";
import { CheckField, Field } from "../../ui/Field.tsx";
import styles from "./CheckoutForm.module.css";
import type { WireField } from "./checkout-fields.ts";
import { labelText } from "../../text/label-dictionary.ts";

type PaymentFieldsProps = {
  wire: WireField;
  methods: readonly PaymentMethod[];
  account: Account;
  totalCents: Cents;
};

/** The payment of a delivery or a pickup: as it is handed over, or by PIX. */
export function PaymentFields({ wire, methods, account, totalCents }: PaymentFieldsProps) {
  const { pix_code, payment_instructions } = account.extras;
  const method = wire("cartData.paymentMethod").value;
  return (
    <fieldset className={styles.group}>
      <legend>{buyerText.payment}</legend>
      {methods.length > 0 && <Methods {...{ wire, methods }} />}
      {method === "cash" && (
        <ChangeField wire={wire} totalCents={totalCents} currency={account.extras.currency} />
      )}
      {/* The key also shows where PIX cannot be chosen, for guests who ask for it. */}
      {(method === "pix" || !methods.includes("pix")) && !isBlank(pix_code) && (
        <div className={styles.full}>
          <PixKey pixKey={pix_code} />
        </div>
      )}
      {!isBlank(payment_instructions) && (
        <div className={styles.full}>
          <h3 className={styles.label}>{buyerText.paymentInstructions}</h3>
          <p className={styles.written}>{payment_instructions}</p>
        </div>
      )}
    </fieldset>
  );
}

function Methods({ wire, methods }: Pick<PaymentFieldsProps, "wire" | "methods">) {
  const { name, value, error, onChange } = wire("cartData.paymentMethod");
  return (
    <div className={styles.full}>
      <ChoiceField label={buyerText.paymentMethod} error={error} className={styles.methods}>
        {methods.map((method) => (
          <CheckField
            key={method}
            type="radio"
            label={labelText.methods[method]}
            checked={method === value}
            value={method}
            {...{ name, onChange }}
          />
        ))}
      </ChoiceField>
    </div>
  );
}

type ChangeFieldProps = { wire: WireField; totalCents: Cents; currency: string };

function ChangeField({ wire, totalCents, currency }: ChangeFieldProps) {
  const field = wire("cartData.changeTo");
  const changeForCents = parsePrice(cleanChangeFor(field.value)) ?? 0;
  const change = changeCents({ changeForCents, totalCents });
  return (
    <div className={styles.half}>
      <Field
        label={summaryText.facts.changeFor}
        optional
        inputMode="decimal"
        autoComplete="off"
        hint={
          change === undefined
            ? buyerText.changeForHint
            : buyerText.change(unbrokenMoney(change, currency))
        }
        {...field}
        onChange={(event) => {
          takeOutOthers(event.currentTarget);
          field.onChange(event);
        }}
      />
    </div>
  );
}

/** Takes out what no amount has, and keeps the caret's place. The comma stays: people know it as the decimal mark. */
function takeOutOthers(input: HTMLInputElement): void {
  const only = (typed: string) => typed.replace(/[^\d.,-]/g, "");
  const text = only(input.value);
  if (text === input.value) return;
  const caret = only(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
