import { useState } from "react";
import type { ListedPayment } from "../../contract/payments.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { parsePrice } from "../../domain/typed-formats.ts";
import { formatMoney, unbrokenMoney } from "../text/money.ts";
import { refundReasons, type RefundReason } from "../../domain/refunds.ts";
import { isDefiniteRejection, isRefused } from "../api/definite-rejection.ts";
import { newKey } from "../api/new-key.ts";
import { refusalText } from "../api/refusal-text.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { ApprovalFields } from "../auth/ApprovalFields.tsx";
import { useApproval, type TypedApproval } from "../auth/use-approval.ts";
import { isMismatch } from "../ordering/sending.ts";
import { floorKeys, readSession, writeSession } from "../storage/session-store.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { firstFocus } from "../ui/first-focus.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { MaskedField } from "../ui/MaskedField.tsx";
import { RadioField } from "../ui/RadioField.tsx";
import { useFirstWrong } from "../ui/use-first-wrong.ts";
import { Form } from "../ui/Form.tsx";
import styles from "./paying.module.css";
import { reasonText } from "../text/reason-dictionary.ts";

const words = payingText.refund;

export type RefundBody = {
  payment: string;
  amount: number;
  reason: RefundReason;
  approval?: TypedApproval;
};

/** Gives the amount back. A second call under the same key gives nothing more. */
export type GiveBack = (refund: { key: string; body: RefundBody }) => Promise<unknown>;

type RefundDialogProps = {
  /** Without a payment the dialog is closed. */
  payment: ListedPayment | undefined;
  leftCents: Cents;
  toGiveBackCents: Cents;
  currency: string | undefined;
  giveBack: GiveBack;
  onClose: () => void;
};

/** The amount to give back of a payment, and why; with an owner's approval if the person may not alone. */
export function RefundDialog({ payment, ...props }: RefundDialogProps) {
  const [busy, setBusy] = useState(false);
  const { currency, onClose } = props;
  return (
    <FormDialog
      open={payment !== undefined}
      onClose={onClose}
      title={words.question(unbrokenMoney(centsFromReais(payment?.exp_amount ?? 0), currency))}
      variant="center"
      busy={busy}
      yes={words.start}
      no={words.keep}
      danger
    >
      {(formId) => payment && <RefundForm {...props} {...{ payment, formId, setBusy }} />}
    </FormDialog>
  );
}

type RefundFormProps = RefundDialogProps & {
  payment: ListedPayment;
  formId: string;
  setBusy: (busy: boolean) => void;
};

/** A refund that has had no answer, and so may have been recorded. */
type Unanswered = { key: string; amount: string; reason: RefundReason };

function RefundForm(props: RefundFormProps) {
  const { payment, leftCents, toGiveBackCents, currency, giveBack } = props;
  const { formId, setBusy, onClose } = props;
  const proposedCents = Math.min(leftCents, toGiveBackCents || leftCents);
  const storedAs = `${floorKeys}refund-${payment.id}`;
  // It outlasts the dialog and the page, so that a lost answer does not lead to a second refund.
  const [unanswered, setUnanswered] = useState(
    () => readSession(storedAs) as Unanswered | undefined,
  );
  const [amount, setAmount] = useState(unanswered?.amount ?? formatMoney(proposedCents, ""));
  const [reason, setReason] = useState(unanswered?.reason);
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const approval = useApproval(error, { isExpected: false });
  const { part, goToWrong } = useFirstWrong(error);
  const cents = parsePrice(amount) ?? 0;
  const wrongAmount =
    cents === 0
      ? words.nothing
      : cents > leftCents
        ? words.tooMuch(unbrokenMoney(leftCents, currency))
        : undefined;

  const submit = async () => {
    setTried(true);
    const approved = approval.isNeeded ? approval.read() : undefined;
    if (wrongAmount !== undefined || reason === undefined || (approval.isNeeded && !approved))
      return goToWrong();
    const body = {
      payment: payment.id,
      amount: reaisFromCents(cents),
      reason,
      ...(approved ? { approval: approved } : {}),
    };
    const sent = { key: unanswered?.key ?? newKey(), amount, reason };
    const keep = (next: Unanswered | undefined) => {
      setUnanswered(next);
      writeSession(storedAs, next);
    };
    setBusy(true);
    setError(undefined);
    writeSession(storedAs, sent);
    try {
      await giveBack({ key: sent.key, body });
      keep(undefined);
      onClose();
    } catch (failed) {
      const isOver = unanswered ? isDefiniteRejection(failed) : isRefused(failed);
      keep(isOver ? undefined : sent);
      setError(failed);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const [why] = Object.values(refusedFields(error));
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={submit}>
      <MaskedField
        ref={firstFocus}
        mask="currency"
        label={words.amount}
        autoComplete="off"
        className={styles.cash}
        value={amount}
        typedAnew
        error={isTried ? wrongAmount : undefined}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <RadioField
        label={words.reason}
        required
        className={styles.reasons}
        error={isTried && reason === undefined ? words.reasonRequired : undefined}
        of={refundReasons.map((one) => [one, reasonText.refundReasons[one]])}
        value={reason}
        onChoose={setReason}
      />
      <ApprovalFields
        form={approval}
        why={words.approvalWhy}
        problem={(error ?? unanswered) !== undefined ? problem(error, why) : undefined}
      />
    </Form>
  );
}

function problem(error: unknown, why: string | undefined): string {
  if (isMismatch(error)) return words.another;
  return isRefused(error) ? (why ?? refusalText(error)) : words.unanswered;
}
