import { useId, type ReactNode } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import type { UnansweredPayment } from "../outbox/tab-outbox.ts";
import styles from "./PaymentDialog.module.css";
import { PaymentForm } from "./PaymentForm.tsx";
import { UnansweredQuestion } from "./UnansweredQuestion.tsx";
import { usePayment } from "./use-payment.ts";

const words = floorText.payment;

type PaymentDialogProps = {
  hash: string;
  details: SheetDetails;
  /** A payment of before that got no answer. */
  unanswered: UnansweredPayment | null;
  currency: string | undefined;
  timeZone: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Nothing is left to pay: the tab is closed. */
  onPaid: () => void;
  /** Notes that stand above the payment. */
  children: ReactNode;
};

/** Takes payments on a tab, all at once or in parts. */
export function PaymentDialog(dialog: PaymentDialogProps) {
  const { hash, unanswered, open, onClose, children, ...props } = dialog;
  const payment = usePayment(hash);
  // While it is under way for the first time, it is not yet one without an answer.
  const isUnanswered = unanswered !== null && payment.underWay !== "first";
  const formId = useId();
  const content = useKeptFocus<HTMLDivElement>();
  const footer = !isUnanswered && (
    <>
      <Button className={styles.action} onClick={onClose}>
        {words.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        className={styles.action}
        busy={payment.underWay !== undefined}
      >
        {words.pay}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={words.heading} footer={footer}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {children}
        {isUnanswered ? (
          <UnansweredQuestion {...props} {...{ payment, unanswered }} />
        ) : (
          <PaymentForm {...props} {...{ payment, formId }} />
        )}
      </div>
    </Dialog>
  );
}
