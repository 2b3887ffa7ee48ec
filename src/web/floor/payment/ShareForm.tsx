import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { reaisFromCents } from "../../../domain/money.ts";
import { newKey } from "../../api/new-key.ts";
import { CashField, isShort, tenderedOf } from "../../paying/CashField.tsx";
import { unbrokenMoney } from "../../text/money.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { CheckField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { Means, type MeansProps } from "./Means.tsx";
import styles from "./PaymentDialog.module.css";
import { LineChoice, SplitChoice } from "./ShareChoices.tsx";
import { tabPaymentProblem } from "./tab-payment-problem.ts";
import type { Payment } from "./use-payment.ts";
import type { ShareChoice } from "./use-share.ts";

const words = payingText.split;

type ShareFormProps = Pick<MeansProps, "offered" | "method" | "onMethod"> & {
  hash: string;
  payment: Payment;
  formId: string;
  details: SheetDetails;
  choice: ShareChoice;
  currency: string | undefined;
  onPaid: () => void;
};

/** One payer's share of a split bill. The button names the amount, so no question follows. Slips are given back. */
export function ShareForm(props: ShareFormProps) {
  const { hash, payment, formId, details, choice, currency, onPaid, ...means } = props;
  const { way, share, split, chosen, waives } = choice;
  const toast = useToast();
  // An account without payment methods takes cash.
  const takesCash = means.method === undefined || means.method === "cash";
  const [cash, setCash] = useState("");
  const [problem, setProblem] = useState<() => string>();
  const pay = async () => {
    if (share.cents === 0) return setProblem(() => () => words.noLines);
    const { method } = means;
    if (takesCash && isShort(cash, share.cents))
      return setProblem(() => () => payingText.cashShort);
    setProblem(undefined);
    const body = {
      // The share that the payer was told. Nothing is paid if the server finds another share.
      amount: reaisFromCents(share.cents),
      ...(method ? { method } : {}),
      ...(method === "cash" ? tenderedOf(cash, share.cents) : {}),
      ...(way === "shares" ? { shares: { of: split.of, index: split.index } } : {}),
      ...(way === "lines" ? { lines: [...chosen] } : {}),
      ...(waives ? { waive_service: true } : {}),
    };
    try {
      const { closed } = await payment.pay({ key: newKey(), body }, "first");
      if (closed) return onPaid();
      setCash("");
      choice.next();
      const amount = unbrokenMoney(share.cents, currency);
      return toast({ text: settleText.payment.received(amount), tone: "ok" });
    } catch (error) {
      return setProblem(() => () => tabPaymentProblem(error));
    }
  };
  return (
    <Form
      id={formId}
      className={styles.form}
      onSubmit={() => {
        if (payment.underWay === undefined) void pay();
      }}
    >
      {way === "shares" ? (
        <SplitChoice {...{ choice, currency }} />
      ) : (
        <LineChoice {...{ details, choice, currency }} />
      )}
      {choice.hasService && (
        <CheckField
          role="switch"
          aria-checked={waives}
          label={words.waive}
          checked={waives}
          onChange={(event) => choice.setWaives(event.currentTarget.checked)}
        />
      )}
      <Means {...means} {...{ hash, currency }} cents={share.cents} />
      {takesCash && <CashField {...{ cash, currency }} dueCents={share.cents} onChange={setCash} />}
      {problem !== undefined && <FormMessage tone="danger">{problem()}</FormMessage>}
    </Form>
  );
}
