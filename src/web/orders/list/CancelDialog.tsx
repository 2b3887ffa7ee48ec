import { useQuery } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import type { Order } from "../../../contract/orders.ts";
import { laterReasons } from "../../../domain/cancel-reasons.ts";
import { formatMoney } from "../../text/money.ts";
import { hasBegun } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { useApi } from "../../api/api.ts";
import { ApprovalFields } from "../../auth/ApprovalFields.tsx";
import { useApproval } from "../../auth/use-approval.ts";
import { homeQuery } from "../../content/queries.ts";
import { cancelText } from "../../text/cancel-dictionary.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { amountsDue } from "../payment/amounts-due.ts";
import styles from "./CancelDialog.module.css";
import { orderProblem } from "./order-problem.ts";
import { lacksText, ReasonFields, type GivenReason } from "./ReasonFields.tsx";
import type { useSetStatus } from "./use-set-status.ts";

type CancelDialogProps = {
  order: Order;
  setStatus: ReturnType<typeof useSetStatus>;
  open: boolean;
  onClose: () => void;
};

const words = cancelText.cancelling;

/** Asks why an order is cancelled, and for an owner's approval if one is needed. */
export function CancelDialog({ order, setStatus, open, onClose }: CancelDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.question(printedNumber(order.id))}
      variant="center"
      busy={setStatus.isPending}
      yes={words.cancel}
      no={words.keep}
      danger
    >
      {(formId) => <CancelForm {...{ order, setStatus, formId }} onCancelled={onClose} />}
    </FormDialog>
  );
}

type CancelFormProps = Pick<CancelDialogProps, "order" | "setStatus"> & {
  formId: string;
  onCancelled: () => void;
};

function CancelForm({ order, setStatus, formId, onCancelled }: CancelFormProps) {
  const currency = useQuery(homeQuery(useApi())).data?.account.extras.currency;
  const [given, setGiven] = useState<GivenReason>({ reason: undefined, text: "" });
  const [isTried, setTried] = useState(false);
  const { error } = setStatus;
  const { paidCents } = amountsDue(order);
  // The server may need an approval for other reasons, as when the kitchen had begun before.
  const approval = useApproval(error, { isExpected: hasBegun(order.status_id) || paidCents > 0 });
  const { part, goToWrong } = useFirstWrong(error);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    const approved = approval.isNeeded ? approval.read() : undefined;
    const { reason, text } = given;
    if (reason === undefined || lacksText(given) || (approval.isNeeded && !approved))
      return goToWrong();
    const change = {
      statusId: 6,
      seen: order.status_id,
      reason,
      ...(isBlank(text) ? {} : { text }),
      ...(approved ? { approval: approved } : {}),
    } as const;
    setStatus.mutate(change, { onSuccess: onCancelled });
  };
  return (
    <form ref={part} id={formId} className={styles.form} noValidate onSubmit={submit}>
      {paidCents > 0 && (
        <FormMessage tone="info">
          {payingText.order.paidNote(formatMoney(paidCents, currency))}
        </FormMessage>
      )}
      <ReasonFields reasons={laterReasons} {...{ given, isTried }} onChange={setGiven} />
      {approval.isNeeded && <ApprovalFields form={approval} why={words.approvalWhy} />}
      {error && !(approval.isTold && approval.isNeeded) && (
        <FormMessage tone="danger">{orderProblem(error)}</FormMessage>
      )}
    </form>
  );
}
