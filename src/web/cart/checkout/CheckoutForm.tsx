import type { Ref } from "react";
import type { Account } from "../../../contract/account.ts";
import type { Cents } from "../../../domain/money.ts";
import type { PaymentMethod } from "../../../domain/payment-methods.ts";
import { AddressFields, RoomFields } from "./AddressFields.tsx";
import type { CheckoutMode } from "../../ordering/order-request.ts";
import { interfaceTag } from "../../text/interface-language.ts";
import styles from "./CheckoutForm.module.css";
import { Contacts } from "./Contacts.tsx";
import { CustomerFields } from "./CustomerFields.tsx";
import { fieldWirer, type CheckoutState } from "./checkout-fields.ts";
import { PaymentFields } from "./PaymentFields.tsx";
import { RememberField } from "./RememberField.tsx";

type CheckoutFormProps = {
  ref: Ref<HTMLFormElement>;
  id: string;
  mode: CheckoutMode;
  account: Account;
  room: string | undefined;
  methods: readonly PaymentMethod[];
  totalCents: Cents;
  form: CheckoutState;
  onForget: () => void;
  onSubmit: () => void;
};

/** Who, where and how to pay, on one page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { ref, id, mode, account, room, methods, totalCents, form } = props;
  const wire = fieldWirer(form);
  return (
    <form
      ref={ref}
      id={id}
      className={styles.form}
      lang={interfaceTag}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <CustomerFields {...{ mode, wire }} />
      {mode === "delivery" ? (
        <AddressFields {...{ wire, form }} />
      ) : (
        <RoomFields {...{ wire, room }} />
      )}
      {mode === "delivery" && <PaymentFields {...{ wire, methods, account, totalCents }} />}
      <RememberField onForget={props.onForget} />
      <Contacts extras={account.extras} />
    </form>
  );
}
