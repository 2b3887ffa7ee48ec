import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { laterReasons } from "../../../domain/cancel-reasons.ts";
import { hasBegun } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { ApprovalFields } from "../../auth/ApprovalFields.tsx";
import { sheetsKey } from "../../floor/queries.ts";
import { applyOrder } from "../../live/apply-events.ts";
import { countedText } from "../../ordering/Counted.tsx";
import { lineText } from "../../text/line-dictionary.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { Form } from "../../ui/Form.tsx";
import { orderProblem } from "../list/order-problem.ts";
import { ReasonFields } from "../list/ReasonFields.tsx";
import { useReasonForm, type CancelRequest } from "../list/use-reason-form.ts";
import { orderKey } from "../queries.ts";
import styles from "./CancelLineDialog.module.css";

type CancelLineProps = {
  order: Pick<Order, "id" | "hash" | "status_id" | "service">;
  item: Order["details"]["items"][number];
  open: boolean;
  onClose: () => void;
};

/** Asks how many of a line are called off and why, and for an owner's approval if one is needed. */
export function CancelLineDialog(props: CancelLineProps) {
  const { item, open, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={lineText.question(item.title_br)}
      variant="center"
      busy={isBusy}
      yes={lineText.cancel}
      no={lineText.keep}
      danger
    >
      {(formId) => <CancelLineForm {...props} {...{ formId, setBusy }} />}
    </FormDialog>
  );
}

type Cancel = CancelRequest & { qty: number };

type FormProps = CancelLineProps & { formId: string; setBusy: (isBusy: boolean) => void };

function CancelLineForm({ order, item, onClose, formId, setBusy }: FormProps) {
  const left = item.qty - item.cancelled;
  const cancel = useCancelLine({ order, item, onDone: onClose, setBusy });
  const [qty, setQty] = useState(1);
  const { error } = cancel;
  const { part, submit, approval, fields } = useReasonForm(error, {
    isExpected: hasBegun(order.status_id),
    onSend: (request) => cancel.mutate({ qty, ...request }),
  });
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={submit}>
      {left > 1 && (
        <p className={styles.quantity}>
          <span>{lineText.howMany}</span>
          <Stepper what={item.title_br} min={1} max={left} value={qty} onChange={setQty} />
        </p>
      )}
      <ReasonFields reasons={laterReasons(order.service)} {...fields} />
      <ApprovalFields
        form={approval}
        why={lineText.approvalWhy}
        problem={error && orderProblem(error)}
      />
    </Form>
  );
}

type Cancelling = Pick<CancelLineProps, "order" | "item"> & {
  onDone: () => void;
  setBusy: (isBusy: boolean) => void;
};

/** Calls some of a line off, once: while the dialog is open, a call without an answer is repeated under its key. */
function useCancelLine({ order: { hash, id }, item, onDone, setBusy }: Cancelling) {
  const api = useApi();
  const show = useToast();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (body: Cancel) => {
      // The same call with another approval keeps its key.
      const asked = JSON.stringify({ ...body, approval: undefined });
      const idempotencyKey = keys.current.get(asked) ?? newKey();
      keys.current.set(asked, idempotencyKey);
      return api.orderLines.cancel(
        { params: { hash, line: String(item.line) }, body },
        { idempotencyKey },
      );
    },
    onMutate: () => setBusy(true),
    onSuccess({ order }, { qty }) {
      applyOrder(queries, order);
      const what = countedText({ qty, title: item.title_br });
      show({ text: lineText.done(what, printedNumber(id)), tone: "ok" });
      onDone();
    },
    onSettled() {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: orderKey(hash) });
      void queries.invalidateQueries({ queryKey: sheetsKey });
    },
  });
}
