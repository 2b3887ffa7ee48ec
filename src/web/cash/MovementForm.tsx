import { useState } from "react";
import { maxReasonLength, mayMoveAlone } from "../../domain/drawer.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { parsePrice } from "../../domain/typed-formats.ts";
import { isBlank } from "../../domain/text-rules.ts";
import { isDefiniteRejection, isRefused } from "../api/definite-rejection.ts";
import { newKey } from "../api/new-key.ts";
import { refusalText } from "../api/refusal-text.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { ApprovalFields } from "../auth/ApprovalFields.tsx";
import { useApproval } from "../auth/use-approval.ts";
import { isMismatch } from "../ordering/sending.ts";
import { unbrokenMoney } from "../text/money.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Form } from "../ui/Form.tsx";
import { FormMessage } from "../ui/FormMessage.tsx";
import { MaskedField } from "../ui/MaskedField.tsx";
import { useToast } from "../ui/Toast.tsx";
import { useFirstWrong } from "../ui/use-first-wrong.ts";
import styles from "./cash.module.css";
import { useChangeCash, type CashDraft } from "./use-cash.ts";

const words = payingText.drawer;

type MovementFormProps = {
  date: string | undefined;
  /** The day that is shown. */
  day: string;
  currency: string | undefined;
  draft: CashDraft;
  /** The cash that should be in the drawer since the last closing; it is proposed as the opening change money. */
  left: string | undefined;
  onChange: (part: Partial<CashDraft>) => void;
  onEnd: () => void;
};

/** The amount and the reason of a movement, with an owner's approval where the person may not record it alone. */
export function MovementForm(props: MovementFormProps) {
  const { date, day, currency, draft, left, onChange, onEnd } = props;
  const show = useToast();
  const change = useChangeCash(date);
  const { error } = change;
  const [isTried, setTried] = useState(false);
  const { kind, amount, reason, key, sentFor } = draft;
  const approval = useApproval(error, {
    isExpected: !mayMoveAlone({ isOwner: false, kind, isUndo: false }),
  });
  const { part, goToWrong } = useFirstWrong(error);
  const cents = parsePrice(amount) ?? 0;
  const hasReason = kind !== "float";
  const lacksReason = hasReason && isBlank(reason);

  const submit = async () => {
    if (change.isPending) return undefined;
    setTried(true);
    const approved = approval.isNeeded ? approval.read() : undefined;
    if (cents === 0 || lacksReason || (approval.isNeeded && !approved)) return goToWrong();
    const movement = {
      kind,
      amount: reaisFromCents(cents),
      date: sentFor ?? day,
      ...(hasReason && { reason: reason.trim() }),
      ...(approved && { approval: approved }),
    };
    onChange({ sentFor: movement.date });
    try {
      await change.mutateAsync({ key, movement });
      onEnd();
      show({ text: words.recorded, tone: "ok" });
    } catch (failed) {
      // This key was used for another movement, whose answer was lost.
      if (isMismatch(failed)) onChange({ key: newKey(), sentFor: undefined });
      // A refused repeat says nothing of the try before it, unless the refusal comes after the key was looked up.
      else if (sentFor ? isDefiniteRejection(failed) : isRefused(failed))
        onChange({ sentFor: undefined });
    }
    return undefined;
  };
  const [why] = Object.values(refusedFields(error));
  return (
    <Form ref={part} className={styles.form} onSubmit={submit}>
      <h3>{words.kinds[kind]}</h3>
      <p className={styles.hint}>{words.hints[kind]}</p>
      {sentFor !== undefined && sentFor !== day && (
        <FormMessage tone="info">{words.ofDay(dayShown(sentFor))}</FormMessage>
      )}
      <MaskedField
        mask="currency"
        label={words.amount}
        autoComplete="off"
        typedAnew
        value={amount}
        hint={left === undefined ? undefined : words.left(left)}
        error={isTried && cents === 0 ? words.nothing : undefined}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
      {hasReason && (
        <>
          <Field
            label={words.reason}
            autoComplete="off"
            maxLength={maxReasonLength}
            value={reason}
            error={isTried && lacksReason ? words.reasonRequired : undefined}
            onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
          />
          <div role="group" aria-label={words.suggestions} className={styles.suggestions}>
            {words.suggested[kind].map((one) => (
              <Button
                key={one}
                aria-pressed={one === reason}
                onClick={() => onChange({ reason: one })}
              >
                {one}
              </Button>
            ))}
          </div>
        </>
      )}
      <ApprovalFields
        form={approval}
        why={words.approvalWhy}
        problem={error && problem(error, why)}
      />
      <div className={styles.actions}>
        <Button onClick={onEnd} disabled={change.isPending}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={change.isPending}>
          {words.record(cents > 0 ? unbrokenMoney(cents, currency) : "")}
        </Button>
      </div>
    </Form>
  );
}

const dayShown = (day: string) =>
  new Intl.DateTimeFormat(spokenTag(), { dateStyle: "short", timeZone: "UTC" }).format(
    new Date(day),
  );

function problem(error: Error, why: string | undefined): string {
  if (isMismatch(error)) return words.another;
  return isRefused(error) ? (why ?? refusalText(error)) : words.unanswered;
}
