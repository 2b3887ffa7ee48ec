import { useId, useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { refusalCode } from "../../api/definite-rejection.ts";
import { ApprovalFields } from "../../auth/ApprovalFields.tsx";
import { useApproval } from "../../auth/use-approval.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextAreaField } from "../../ui/Field.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { Form } from "../../ui/Form.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { isTableTaken, moveProblem } from "../moves/move-problem.ts";
import styles from "../moves/moves.module.css";
import { useTabCall } from "../moves/use-tab-call.ts";

type ReopenDialogProps = {
  details: SheetDetails;
  open: boolean;
  onClose: () => void;
};

/** Asks for the reason to open a closed tab again, and for an owner's approval if one is needed. */
export function ReopenDialog({ details, open, onClose }: ReopenDialogProps) {
  const formId = useId();
  const call = useTabCall(details.hash);
  return (
    <Dialog
      open={open}
      onClose={() => {
        call.reset();
        onClose();
      }}
      title={tabText.tab.reopen}
      variant="center"
      footer={
        <Button type="submit" form={formId} variant="primary" busy={call.isPending}>
          {tabText.tab.reopen}
        </Button>
      }
    >
      <ReopenForm {...{ details, call, formId }} onDone={onClose} />
    </Dialog>
  );
}

type ReopenFormProps = {
  details: SheetDetails;
  call: ReturnType<typeof useTabCall>;
  formId: string;
  onDone: () => void;
};

function ReopenForm({ details: { hash }, call, formId, onDone }: ReopenFormProps) {
  const api = useApi();
  const show = useToast();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { error } = call;
  const approval = useApproval(error, { isExpected: true });
  const { part, goToWrong } = useFirstWrong(error);

  const submit = () => {
    if (call.isPending) return undefined;
    setTried(true);
    const approved = approval.isNeeded ? approval.read() : undefined;
    if (isBlank(reason) || (approval.isNeeded && !approved)) return goToWrong();
    const body = { reason: reason.trim(), ...(approved ? { approval: approved } : {}) };
    return call.mutate(() => api.sheets.reopen({ params: { hash }, body }), {
      onSuccess() {
        show({ text: movesText.reopened, tone: "ok" });
        onDone();
      },
    });
  };
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={submit}>
      <TextAreaField
        ref={firstFocus}
        label={movesText.reopenReason}
        rows={2}
        maxLength={limits.cancelText}
        value={reason}
        error={isTried && isBlank(reason) ? movesText.reasonRequired : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <ApprovalFields
        form={approval}
        why={movesText.approvalWhy}
        problem={error && reopenProblem(error)}
      />
    </Form>
  );
}

function reopenProblem(error: Error): string {
  if (isTableTaken(error)) return movesText.reopenTaken;
  const isLate = refusalCode(error) === "deal_closed";
  return isLate ? movesText.tooLate : moveProblem(error);
}
