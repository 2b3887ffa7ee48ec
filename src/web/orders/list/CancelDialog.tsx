import { useId, useState, type SyntheticEvent } from "react";
import type { Order } from "../../../contract/orders.ts";
import type { CancelReason } from "../../../domain/cancel-reasons.ts";
import { hasBegun } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { ApprovalFields } from "../../auth/ApprovalFields.tsx";
import { useApproval } from "../../auth/use-approval.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import styles from "./CancelDialog.module.css";
import { CancelReasonFields } from "./CancelReasonFields.tsx";
import type { useSetStatus } from "./use-set-status.ts";

type CancelDialogProps = {
  order: Order;
  setStatus: ReturnType<typeof useSetStatus>;
  open: boolean;
  onClose: () => void;
};

const words = staffText.cancelling;

/** Asks why an order is to be cancelled, and for an owner's approval where whoever asks may not alone. */
export function CancelDialog({ order, setStatus, open, onClose }: CancelDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.question(printedNumber(order.id))}
      variant="center"
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button type="submit" form={formId} variant="danger" busy={setStatus.isPending}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <CancelForm {...{ order, setStatus, formId }} onCancelled={onClose} />
    </Dialog>
  );
}

type CancelFormProps = Pick<CancelDialogProps, "order" | "setStatus"> & {
  formId: string;
  onCancelled: () => void;
};

function CancelForm({ order, setStatus, formId, onCancelled }: CancelFormProps) {
  const [reason, setReason] = useState<CancelReason>();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const { error } = setStatus;
  // What the server knows besides, as that the kitchen had begun before, it says when it is asked.
  const approval = useApproval(error, { isExpected: hasBegun(order.status_id) });
  const { part, goToWrong } = useFirstWrong(error);
  const lacksText = reason === "other" && isBlank(text);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    const given = approval.isNeeded ? approval.read() : undefined;
    if (reason === undefined || lacksText || (approval.isNeeded && !given)) return goToWrong();
    const change = {
      statusId: 6,
      reason,
      ...(isBlank(text) ? {} : { text }),
      ...(given ? { approval: given } : {}),
    } as const;
    setStatus.mutate(change, { onSuccess: onCancelled });
  };
  return (
    <form ref={part} id={formId} className={styles.form} noValidate onSubmit={submit}>
      <CancelReasonFields {...{ reason, setReason, text, setText, isTried }} />
      {approval.isNeeded && <ApprovalFields form={approval} why={words.approvalWhy} />}
      {error && !(approval.isTold && approval.isNeeded) && (
        <FormMessage tone="danger">{refusalText(error)}</FormMessage>
      )}
    </form>
  );
}
