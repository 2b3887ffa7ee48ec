import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import { refusalReasons } from "../../../domain/cancel-reasons.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { ApprovalFields } from "../../auth/ApprovalFields.tsx";
import { applyOrder } from "../../live/apply-events.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { cancelText } from "../../text/cancel-dictionary.ts";
import { answerText as words } from "../../text/answer-dictionary.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { Form } from "../../ui/Form.tsx";
import { OrderSoldOut } from "../OrderSoldOut.tsx";
import { amountsDue } from "../payment/amounts-due.ts";
import { waitingKey } from "../queries.ts";
import styles from "./CancelDialog.module.css";
import { ReasonFields } from "./ReasonFields.tsx";
import { useReasonForm, type CancelRequest } from "./use-reason-form.ts";

type RefuseDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Asks why an order is refused, and offers to mark something of it as sold out. */
export function RefuseDialog({ order, open, onClose }: RefuseDialogProps) {
  const refuse = useRefuse(order, onClose);
  const close = () => {
    refuse.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.question(printedNumber(order.id))}
      variant="center"
      busy={refuse.isPending}
      yes={words.refuse}
      no={words.keep}
      danger
    >
      {(formId) => <RefuseForm {...{ order, refuse, formId }} />}
    </FormDialog>
  );
}

type RefuseFormProps = {
  order: Order;
  refuse: ReturnType<typeof useRefuse>;
  formId: string;
};

function RefuseForm({ order, refuse, formId }: RefuseFormProps) {
  const { error } = refuse;
  const { part, submit, approval, fields } = useReasonForm<HTMLDivElement>(error, {
    isExpected: amountsDue(order).paidCents > 0,
    onSend: (request) => refuse.mutate(request),
  });
  return (
    <div ref={part} className={styles.form}>
      {/* The fields stand outside, because the button to mark items as sold out has its own form. */}
      <Form id={formId} hidden onSubmit={submit} />
      <ReasonFields reasons={refusalReasons(order.service)} {...fields}>
        {fields.given.reason === "unavailable_item" && (
          <div className={styles.offer}>
            <p>{words.soldOutHint}</p>
            <OrderSoldOut items={order.details.items} label={words.markSoldOut} />
          </div>
        )}
      </ReasonFields>
      <ApprovalFields
        form={approval}
        why={cancelText.cancelling.approvalWhy}
        problem={error && refusalText(error)}
      />
    </div>
  );
}

/**
 * A colleague may have answered meanwhile. The dialog then says so, and the lists show it. With an owner's approval the
 * refusal is a cancellation like any other.
 */
function useRefuse({ hash, id }: Order, onRefused: () => void) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CancelRequest) =>
      body.approval
        ? api.orders.setStatus({ params: { hash, statusId: "6" }, body })
        : api.orders.refuse({ params: { hash }, body }),
    onSuccess({ order }) {
      applyOrder(queries, order);
      show({ text: words.refused(printedNumber(id)), tone: "ok" });
      onRefused();
    },
    onError() {
      void queries.invalidateQueries({ queryKey: waitingKey });
    },
  });
}
