import { useLayoutEffect, useRef, useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { reaisFromCents } from "../../../domain/money.ts";
import { formatMoney, unbrokenMoney } from "../../text/money.ts";
import { tabPayment, type TabPayment } from "../../../domain/tab-total.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import { newKey } from "../../api/new-key.ts";
import { useForm } from "../../forms/use-form.ts";
import { CashField, isShort, tenderedOf } from "../../paying/CashField.tsx";
import { labelText } from "../../text/label-dictionary.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CheckField } from "../../ui/Field.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { Form } from "../../ui/Form.tsx";
import { Icon } from "../../ui/icons.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { Amounts } from "./Amounts.tsx";
import { Means, type MeansProps } from "./Means.tsx";
import styles from "./PaymentDialog.module.css";
import { tabPaymentProblem } from "./tab-payment-problem.ts";
import { totalOf } from "./total-of.ts";
import type { Payment } from "./use-payment.ts";

const words = settleText.payment;

type Values = {
  /** Set by the switch here. Undefined follows the tab, which another device may change meanwhile. */
  waives: boolean | undefined;
  /** As typed. Undefined while untouched: it then follows the amount left to pay. */
  amount: string | undefined;
  cash: string;
};
const untouched: Values = { waives: undefined, amount: undefined, cash: "" };

type PaymentFormProps = Pick<MeansProps, "hash" | "offered" | "method" | "onMethod"> & {
  payment: Payment;
  /** The form's id, for a button outside of it. */
  formId: string;
  details: SheetDetails;
  currency: string | undefined;
  /** Called when nothing is left to pay: the tab is closed then. */
  onPaid: () => void;
};

/** The amount to pay now, with the service or without it. */
export function PaymentForm(props: PaymentFormProps) {
  const { payment, formId, details, currency, onPaid, hash, offered, method, onMethod } = props;
  const means = { offered, method, onMethod };
  // An account without payment methods takes cash.
  const takesCash = method === undefined || method === "cash";
  const toast = useToast();
  const { part, values, errors, set, show } = useForm(untouched);
  const [asked, setAsked] = useState<Exclude<TabPayment, { kind: "wrong" }>>();
  const waives = values.waives ?? details.waives_service;
  const waiverChanges = waives !== details.waives_service;
  const total = totalOf(details, waives);
  const shownAmount = values.amount ?? formatMoney(total.leftCents, "");
  const amountField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => firstFocus(amountField.current), []);
  const proposed = values.amount === undefined && shownAmount;
  useLayoutEffect(() => {
    // After a part was paid the field keeps the focus. It selects the new proposal, so that typing replaces it.
    const { current: field } = amountField;
    if (proposed !== false && field === document.activeElement) field?.select();
  }, [proposed]);
  // An empty field pays all that is left, and a text that is no amount pays nothing.
  const askedCents = shownAmount.trim() === "" ? undefined : (parsePrice(shownAmount) ?? 0);
  const amount = tabPayment({ askedCents, total, waiverChanges });
  const dueCents = amount.kind === "amount" ? amount.cents : 0;
  const money = (cents: number) => unbrokenMoney(cents, currency);

  const ask = () => {
    if (amount.kind === "wrong")
      return show({ amount: wrongWords(amount.why, money(total.leftCents)) });
    if (takesCash && isShort(values.cash, dueCents)) return show({ cash: payingText.cashShort });
    return setAsked(amount);
  };
  const confirm = async () => {
    if (!asked) return;
    setAsked(undefined);
    const cents = asked.kind === "amount" ? asked.cents : 0;
    const body = {
      // Sent even if it is 0. Without an amount the server takes all that is left to pay, which a colleague may have
      // increased while the question was open.
      amount: reaisFromCents(cents),
      ...(method && cents > 0 ? { method } : {}),
      ...(method === "cash" ? tenderedOf(values.cash, cents) : {}),
      ...(waiverChanges ? { waive_service: waives } : {}),
    };
    try {
      const { closed } = await payment.pay({ key: newKey(), body }, "first");
      if (closed) {
        onPaid();
        return;
      }
      set(untouched);
      toast({ text: words.received(money(cents)), tone: "ok" });
    } catch (error) {
      set({ amount: undefined });
      show({ amount: tabPaymentProblem(error) });
    }
  };
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={ask}>
      <Amounts {...{ total, waives, currency }} />
      <CheckField
        role="switch"
        aria-checked={waives}
        label={words.waive}
        checked={waives}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          set({
            waives: checked === details.waives_service ? undefined : checked,
            amount: undefined,
          });
        }}
      />
      <MaskedField
        ref={amountField}
        mask="currency"
        label={payingText.order.amount}
        autoComplete="off"
        enterKeyHint="done"
        className={styles.amount}
        error={errors["amount"]}
        value={shownAmount}
        typedAnew
        onChange={(event) => set({ amount: event.currentTarget.value })}
      />
      <Means
        {...means}
        {...{ hash, currency }}
        cents={dueCents}
        waives={waiverChanges ? waives : undefined}
      />
      {takesCash && (
        <CashField
          {...{ dueCents, currency }}
          cash={values.cash}
          error={errors["cash"]}
          onChange={(cash) => set({ cash })}
        />
      )}
      <p className={styles.note}>
        <Icon name="info" />
        {words.needsNetwork}
      </p>
      <ConfirmDialog
        open={asked !== undefined}
        question={
          asked?.kind === "amount" ? words.question(money(asked.cents)) : words.waiveQuestion
        }
        onYes={() => void confirm()}
        onNo={() => setAsked(undefined)}
      >
        {asked?.kind === "amount" && method && labelText.methods[method]}
      </ConfirmDialog>
    </Form>
  );
}

function wrongWords(why: Extract<TabPayment, { kind: "wrong" }>["why"], left: string): string {
  if (why === "waived too late") return words.waivedTooLate;
  return why === "nothing" ? payingText.refund.nothing : words.tooMuch(left);
}
