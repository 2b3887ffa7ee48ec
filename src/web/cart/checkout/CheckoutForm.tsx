import { useEffect, useRef } from "react";
import type { Account } from "../../../contract/account.ts";
import type { Cents } from "../../../domain/money.ts";
import type { PaymentMethod } from "../../../domain/payment-methods.ts";
import { AddressFields, RoomFields } from "./AddressFields.tsx";
import type { CheckoutMode } from "../../ordering/order-request.ts";
import { isCheckoutField, type CheckoutErrors } from "./checkout-texts.ts";
import styles from "./CheckoutForm.module.css";
import { Contacts } from "./Contacts.tsx";
import { CustomerFields } from "./CustomerFields.tsx";
import { fieldWirer, type CheckoutForm as FormState } from "./fields.ts";
import { PaymentFields } from "./PaymentFields.tsx";
import { RememberField } from "./RememberField.tsx";

type CheckoutFormProps = {
  id: string;
  mode: CheckoutMode;
  account: Account;
  room: string | undefined;
  methods: readonly PaymentMethod[];
  totalCents: Cents;
  form: FormState;
  errorShows: number;
  onForget: () => void;
  onSubmit: () => void;
};

/** Who, where and how to pay, on one page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { id, mode, account, room, methods, totalCents, form, errorShows } = props;
  const element = useRef<HTMLFormElement>(null);
  const wire = fieldWirer(form);
  useEffect(() => {
    if (errorShows > 0) firstWrong(element.current, form.errors)?.focus();
    // Only when they are shown: correcting one field must not take the focus to the next.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [errorShows]);
  return (
    <form
      id={id}
      ref={element}
      className={styles.form}
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
      <Contacts account={account} />
    </form>
  );
}

function firstWrong(form: HTMLFormElement | null, errors: CheckoutErrors): HTMLElement | undefined {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>("[name]") ?? [])];
  return controls.find(({ name }) => isCheckoutField(name) && errors[name] !== undefined);
}
