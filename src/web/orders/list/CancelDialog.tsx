import { useQuery } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { laterReasons } from "../../../domain/cancel-reasons.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { hasBegun } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { ApprovalFields } from "../../auth/ApprovalFields.tsx";
import { homeQuery } from "../../content/queries.ts";
import { cancelText } from "../../text/cancel-dictionary.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import { Form } from "../../ui/Form.tsx";
import { amountsDue } from "../payment/amounts-due.ts";
import styles from "./CancelDialog.module.css";
import { orderProblem } from "./order-problem.ts";
import { ReasonFields } from "./ReasonFields.tsx";
import { useReasonForm } from "./use-reason-form.ts";
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
  const { error } = setStatus;
  const { paidCents } = amountsDue(order);
  const { part, submit, approval, fields } = useReasonForm(error, {
    isExpected: hasBegun(order.status_id) || paidCents > 0,
    onSend: (request) =>
      setStatus.mutate(
        { statusId: 6, seen: order.status_id, ...request },
        { onSuccess: onCancelled },
      ),
  });
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={submit}>
      {paidCents > 0 && (
        <FormMessage tone="info">
          {payingText.order.paidNote(unbrokenMoney(paidCents, currency))}
        </FormMessage>
      )}
      <ReasonFields reasons={laterReasons(order.service)} {...fields} />
      <ApprovalFields
        form={approval}
        why={words.approvalWhy}
        problem={error && orderProblem(error)}
      />
    </Form>
  );
}
