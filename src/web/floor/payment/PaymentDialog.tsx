import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { text } from "../../text/dictionary.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { useApi } from "../../api/api.ts";
import { homeQuery } from "../../content/queries.ts";
import { rememberMethod, useMethods } from "../../paying/payment-method.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { labelText } from "../../text/label-dictionary.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FormMessage } from "../../ui/FormMessage.tsx";
import type { UnansweredPayment } from "../../paying/kept-payments.ts";
import { Amounts } from "./Amounts.tsx";
import styles from "./PaymentDialog.module.css";
import { PaymentForm } from "./PaymentForm.tsx";
import { Payments } from "./Payments.tsx";
import { ShareForm } from "./ShareForm.tsx";
import splitting from "./Splitting.module.css";
import { totalOf } from "./total-of.ts";
import { UnansweredQuestion } from "./UnansweredQuestion.tsx";
import { usePayment } from "./use-payment.ts";
import { useShare, shareWays, type ShareChoice } from "./use-share.ts";

const words = settleText.payment;

type PaymentDialogProps = {
  hash: string;
  details: SheetDetails;
  /** An earlier payment that got no answer. */
  unanswered: UnansweredPayment | null;
  currency: string | undefined;
  timeZone: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Called when nothing is left to pay: the tab is closed then. */
  onPaid: () => void;
  /** Called to close the tab, when nothing is left to pay or to give back. */
  onSettled: () => void;
  /** Notes that stand above the payment. */
  children: ReactNode;
};

/** Takes payments on a tab, all at once or in parts, and gives them back. */
export function PaymentDialog(dialog: PaymentDialogProps) {
  const { hash, unanswered, open, onClose, onSettled, children, ...props } = dialog;
  const { details, currency } = props;
  const payment = usePayment(details, currency);
  // A payment that is being sent for the first time is not unanswered yet.
  const isUnanswered = unanswered !== null && payment.underWay !== "first";
  const formId = useId();
  const account = useQuery(homeQuery(useApi())).data?.account;
  const { offered, usual } = useMethods(account);
  const means = { offered, method: usual, onMethod: rememberMethod };
  const choice = useShare(details, open);
  const total = totalOf(details, details.waives_service);
  const { leftCents, overpaidCents } = total;
  const isSettled = leftCents === 0 && overpaidCents === 0;
  const submit = (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      className={styles.pay}
      busy={payment.underWay !== undefined}
    >
      <span>
        {choice.way === "any"
          ? words.pay
          : payingText.split.pay(unbrokenMoney(choice.share.cents, currency))}
      </span>
      {choice.way !== "any" && usual && <small>{labelText.methods[usual]}</small>}
    </Button>
  );
  const footer = !isUnanswered && (
    <>
      <Button className={styles.action} onClick={onClose}>
        {text.common.cancel}
      </Button>
      {isSettled && (
        <Button variant="primary" className={styles.action} onClick={onSettled}>
          {payingText.split.settle}
        </Button>
      )}
      {leftCents > 0 && submit}
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={words.heading} footer={footer}>
      <div className={styles.content}>
        {children}
        {isUnanswered ? (
          <UnansweredQuestion {...props} {...{ payment, unanswered }} />
        ) : (
          <>
            {overpaidCents > 0 && (
              <FormMessage tone="info">
                {payingText.split.overpaid(unbrokenMoney(overpaidCents, currency))}
              </FormMessage>
            )}
            {leftCents > 0 && <Ways {...choice} />}
            {(leftCents === 0 || choice.way !== "any") && (
              <Amounts {...{ total, currency }} waives={details.waives_service} />
            )}
            {leftCents > 0 &&
              (choice.way === "any" ? (
                <PaymentForm {...props} {...means} {...{ hash, payment, formId }} />
              ) : (
                <ShareForm {...props} {...means} {...{ hash, payment, formId, choice }} />
              ))}
            <Payments {...props} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Ways({ way: chosen, setWay }: Pick<ShareChoice, "way" | "setWay">) {
  return (
    <div className={splitting.ways} role="group" aria-label={payingText.split.ways}>
      {shareWays.map((way) => (
        <Button key={way} aria-pressed={way === chosen} onClick={() => setWay(way)}>
          {payingText.split[way]}
        </Button>
      ))}
    </div>
  );
}
