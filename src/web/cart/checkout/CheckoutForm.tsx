import { type Ref, useRef } from "react";
import type { Account, Extras } from "../../../contract/account.ts";
import type { Cents } from "../../../domain/money.ts";
import type { PaymentMethod } from "../../../domain/payment-methods.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import type { Service } from "../../../domain/service.ts";
import { CartTotals } from "../CartTotals.tsx";
import { placeOf } from "../../services/service-words.ts";
import { ServiceChoice } from "../ServiceChoice.tsx";
import { AddressFields, ObservationField, RoomFields } from "./AddressFields.tsx";
import { buyerText } from "../../text/buyer-dictionary.ts";
import { openingText } from "../../text/opening-dictionary.ts";
import { ScheduleField } from "./ScheduleField.tsx";
import { spokenTag } from "../../text/spoken-language.ts";
import styles from "./CheckoutForm.module.css";
import { CustomerFields } from "./CustomerFields.tsx";
import { fieldWirer, type CheckoutState, type WireField } from "./checkout-fields.ts";
import { PaymentFields } from "./PaymentFields.tsx";
import { contactLinks } from "../../content/contact-links.tsx";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CheckField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useCart } from "../use-cart.ts";

type CheckoutFormProps = {
  ref: Ref<HTMLFormElement>;
  id: string;
  service: Service;
  quote: WireQuote | undefined;
  account: Account;
  room: string | undefined;
  methods: readonly PaymentMethod[];
  totalCents: Cents;
  form: CheckoutState;
  onForget: () => void;
  onSubmit: () => void;
};

/** Address, customer and payment on one page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { ref, id, service, quote, account, room, methods, totalCents, form } = props;
  const wire = fieldWirer(form);
  return (
    <Form ref={ref} id={id} className={styles.form} lang={spokenTag()} onSubmit={props.onSubmit}>
      {!isBlank(account.extras.checkout_note ?? "") && (
        <p className={classNames(styles.note, styles.written)}>{account.extras.checkout_note}</p>
      )}
      {service !== "indoor" && (
        <ServiceChoice account={account} chosen={service} name={`${id}-service`} />
      )}
      {/* The address comes first: the postal code tells whether the order can be delivered, and at what fee. */}
      {service === "delivery" && <AddressFields {...{ wire, form, account }} />}
      <CustomerFields {...{ service, wire }} />
      {service === "takeout" && <TakeoutFields {...{ wire, account }} />}
      {service === "indoor" && <RoomFields {...{ wire, room, quote }} />}
      {quote && <ScheduleField {...{ quote, account, wire }} />}
      {service !== "indoor" && <PaymentFields {...{ wire, methods, account, totalCents }} />}
      {quote && <CartTotals {...{ quote, totalCents }} currency={account.extras.currency} />}
      <RememberField onForget={props.onForget} />
      <Contacts extras={account.extras} />
    </Form>
  );
}

function TakeoutFields({ wire, account }: { wire: WireField; account: Account }) {
  return (
    <fieldset className={styles.group}>
      <legend>{buyerText.where}</legend>
      <p className={styles.full}>
        {openingText.fetchAt} <strong>{placeOf(account) || account.name}</strong>
      </p>
      <ObservationField wire={wire} />
    </fieldset>
  );
}

function Contacts({ extras }: { extras: Extras }) {
  const links = contactLinks(extras);
  if (links.length === 0) return null;
  return (
    <div>
      <h3 className={styles.label}>{checkoutText.checkout.contacts}</h3>
      <div className={styles.contacts}>{links}</div>
    </div>
  );
}

/** Whether this device keeps the personal data for the next order. */
function RememberField({ onForget }: { onForget: () => void }) {
  const { cart, update } = useCart();
  const show = useToast();
  const box = useRef<HTMLInputElement>(null);
  const forget = () => {
    onForget();
    update({ remember: false });
    show({ text: checkoutText.checkout.forgotten, tone: "ok" });
    // The pressed button disappears, and the focus with it.
    box.current?.focus();
  };
  return (
    <div className={styles.remember}>
      <CheckField
        label={checkoutText.checkout.remember}
        ref={box}
        checked={cart.remember}
        onChange={(event) => update({ remember: event.currentTarget.checked })}
      />
      <p className={styles.hint}>{checkoutText.checkout.rememberHint}</p>
      {cart.remember && <Button onClick={forget}>{checkoutText.checkout.forget}</Button>}
    </div>
  );
}
