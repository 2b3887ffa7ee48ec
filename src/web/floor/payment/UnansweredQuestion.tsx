import { useIsMutating } from "@tanstack/react-query";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { refusalCode } from "../../api/definite-rejection.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { text } from "../../text/dictionary.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import type { UnansweredPayment } from "../../paying/kept-payments.ts";
import styles from "./PaymentDialog.module.css";
import { tabPaymentProblem } from "./tab-payment-problem.ts";
import { Payments } from "./Payments.tsx";
import { paymentKey, usePayment, type Payment } from "./use-payment.ts";

const words = settleText.payment;

type UnansweredQuestionProps = {
  payment: Payment;
  details: SheetDetails;
  unanswered: UnansweredPayment;
  currency: string | undefined;
  timeZone: string | undefined;
  /** Called when nothing is left to pay: the tab is closed then. */
  onPaid?: () => void;
};

/** Asks first about the last payment: nobody knows whether it was registered. */
export function UnansweredQuestion(props: UnansweredQuestionProps) {
  const { payment, details, unanswered, currency, timeZone, onPaid } = props;
  const show = useToast();
  const cents = centsFromReais(unanswered.body.amount);
  const amount = unbrokenMoney(cents, currency);
  const retry = async () => {
    try {
      const { closed } = await payment.pay(unanswered, "again");
      if (closed && onPaid) onPaid();
      else show({ text: words.received(amount), tone: "ok" });
    } catch (error) {
      const isOver = cents > 0 && refusalCode(error) === "deal_closed";
      show({ text: isOver ? words.notTaken(amount) : tabPaymentProblem(error), tone: "danger" });
    }
  };
  return (
    <div className={styles.form}>
      <p role="alert" className={styles.unanswered}>
        <Icon name="wifiOff" />
        {cents > 0 ? words.unanswered(amount) : words.unansweredWaiver}
      </p>
      <Payments {...{ details, currency, timeZone }} />
      <div className={styles.actions}>
        <Button
          onClick={() => {
            payment.giveUp();
            show({ text: payingText.order.givenUp, tone: "warn" });
          }}
        >
          {payingText.order.giveUp}
        </Button>
        <Button
          variant="primary"
          busy={payment.underWay !== undefined}
          onClick={() => void retry()}
        >
          {text.common.retry}
        </Button>
      </div>
    </div>
  );
}

type ClosedTabProps = Pick<UnansweredQuestionProps, "details" | "currency" | "timeZone"> & {
  unanswered: UnansweredPayment | null;
};

/** The payments of a tab that is closed, perhaps by a colleague before this device heard what became of its own. */
export function ClosedTabPayments({ unanswered, ...props }: ClosedTabProps) {
  const payment = usePayment(props.details, props.currency);
  // The dialog that took it has gone with the open tab, and may still get its answer.
  const isUnderWay = useIsMutating({ mutationKey: paymentKey }) > 0 && !payment.underWay;
  return (
    <div>
      {unanswered && !isUnderWay ? (
        <UnansweredQuestion {...props} {...{ payment, unanswered }} />
      ) : (
        <Payments {...props} />
      )}
    </div>
  );
}
