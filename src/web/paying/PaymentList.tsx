import { useState } from "react";
import type { ListedPayment } from "../../contract/payments.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";
import { unbrokenMoney } from "../text/money.ts";
import { refundReasonText } from "../../domain/labels.ts";
import { reasonText } from "../text/reason-dictionary.ts";
import { methodWords } from "../text/labels.ts";
import { orderClock } from "../site/order-clock.ts";
import { joined } from "../text/joined.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Price } from "../ui/Price.tsx";
import styles from "./paying.module.css";
import { RefundDialog, type GiveBack } from "./RefundDialog.tsx";

type PaymentListProps = {
  payments: readonly ListedPayment[];
  currency: string | undefined;
  timeZone: string | undefined;
  /** The overpaid amount, as a proposal; 0 proposes the whole payment. */
  toGiveBackCents: Cents;
  giveBack: GiveBack;
};

/** Payments so far, and refunds; each payment can be given back as far as something of it is left. */
export function PaymentList(props: PaymentListProps) {
  const { payments, currency, timeZone, toGiveBackCents, giveBack } = props;
  const [asked, setAsked] = useState<ListedPayment>();
  if (payments.length === 0) return null;
  const money = (reais: number) => unbrokenMoney(centsFromReais(reais), currency);
  return (
    <section className={styles.payments}>
      <h3>{payingText.payments}</h3>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.id} className={classNames(payment.refund_of && styles.given)}>
            <span>
              <strong>{nameOf(payment)}</strong>
              {joined([
                orderClock(payment.created, timeZone),
                payment.by !== null && payingText.by(payment.by),
                payment.change !== undefined &&
                  payment.change > 0 &&
                  payingText.changeOf(money(payment.change)),
                payment.service_waived !== undefined && payingText.withoutService,
                payment.refunded_amount !== undefined &&
                  payingText.refunded(money(payment.refunded_amount)),
              ])}
            </span>
            <Price cents={centsFromReais(payment.exp_amount)} currency={currency} />
            {leftOf(payment) > 0 && (
              <Button
                aria-label={payingText.refund.startOf(money(payment.exp_amount))}
                onClick={() => setAsked(payment)}
              >
                {payingText.refund.start}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RefundDialog
        key={asked?.id}
        {...{ currency, giveBack, toGiveBackCents }}
        payment={asked}
        leftCents={asked ? leftOf(asked) : 0}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}

/** The part of a payment that has not been given back; nothing for a refund. */
function leftOf({ exp_amount, refunded_amount = 0, refund_of }: ListedPayment): number {
  return refund_of === undefined ? centsFromReais(exp_amount) - centsFromReais(refunded_amount) : 0;
}

function nameOf({ method, reason }: ListedPayment): string | undefined {
  if (reason !== undefined) return payingText.refundOf(refundReasonText(reason, reasonText));
  return method && methodWords(method);
}
