import { useState } from "react";
import type { CashMovement } from "../../contract/cash.ts";
import { isRefused } from "../api/definite-rejection.ts";
import { newKey } from "../api/new-key.ts";
import { refusalText } from "../api/refusal-text.ts";
import { ApprovalFields } from "../auth/ApprovalFields.tsx";
import { useApproval } from "../auth/use-approval.ts";
import { isMismatch } from "../ordering/sending.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Form } from "../ui/Form.tsx";
import { useToast } from "../ui/Toast.tsx";
import { useFirstWrong } from "../ui/use-first-wrong.ts";
import styles from "./cash.module.css";
import { useChangeCash } from "./use-cash.ts";

const words = payingText.drawer;

type UndoFormProps = {
  date: string | undefined;
  movement: CashMovement;
  amount: string;
  onDone: () => void;
};

/** Asks whether to undo a movement, and for an owner's approval where it is needed. */
export function UndoForm({ date, movement, amount, onDone }: UndoFormProps) {
  const show = useToast();
  const change = useChangeCash(date);
  const { error } = change;
  const approval = useApproval(error, { isExpected: true });
  const { part, goToWrong } = useFirstWrong(error);
  const [key, setKey] = useState(newKey);
  const submit = () => {
    if (change.isPending) return undefined;
    const approved = approval.isNeeded ? approval.read() : undefined;
    if (approval.isNeeded && !approved) return goToWrong();
    return change.mutate(
      { key, undo: movement.id, ...(approved && { approval: approved }) },
      {
        onSuccess() {
          onDone();
          show({ text: words.undoneNow, tone: "ok" });
        },
        // The key belongs to a call with another approval, whose answer was lost. Undoing twice changes nothing.
        onError(failed) {
          if (isMismatch(failed)) setKey(newKey());
        },
      },
    );
  };
  return (
    <Form ref={part} className={styles.form} onSubmit={submit}>
      <h3>{words.undoQuestion(words.kinds[movement.kind], amount)}</h3>
      <p className={styles.hint}>{words.undoHint}</p>
      <ApprovalFields
        form={approval}
        why={words.undoWhy}
        problem={error && (isRefused(error) ? refusalText(error) : words.unanswered)}
      />
      <div className={styles.actions}>
        <Button onClick={onDone}>{words.keep}</Button>
        <Button type="submit" variant="danger" busy={change.isPending}>
          {words.undo}
        </Button>
      </div>
    </Form>
  );
}
