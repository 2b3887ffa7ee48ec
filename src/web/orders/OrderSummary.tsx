import type { ReactNode } from "react";
import type { Order } from "../../contract/orders.ts";
import { type Cents } from "../../domain/money.ts";
import { formatMoney } from "../text/money.ts";
import { orderAmounts } from "../../domain/order-amounts.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { Fact } from "./Fact.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { amountsDue } from "./payment/amounts-due.ts";
import styles from "./OrderSummary.module.css";

type OrderSummaryProps = {
  order: Order;
  currency: string | undefined;
  /** The reader may call lines off. */
  isChangeable: boolean;
  /** The facts beyond those that everybody is told. */
  children: ReactNode;
};

export function OrderSummary({ order, currency, isChangeable, children }: OrderSummaryProps) {
  const money = (cents: Cents) => formatMoney(cents, currency);
  const some = (cents: Cents) => cents > 0 && money(cents);
  const amounts = orderAmounts(order);
  const { paidCents, leftCents, toGiveBackCents } = amountsDue(order);
  return (
    <div className={styles.summary}>
      <OrderLines items={order.details.items} {...{ order, currency, isChangeable }} />
      <dl className={styles.facts}>
        <Fact name={summaryText.summary.subtotal}>{money(amounts.subtotalCents)}</Fact>
        <Fact name={summaryText.summary.service}>{some(amounts.serviceCents)}</Fact>
        <Fact name={summaryText.summary.deliveryFee}>{some(amounts.deliveryFeeCents)}</Fact>
        <Fact name={summaryText.summary.total} className={styles.total}>
          {money(amounts.totalCents)}
        </Fact>
        <Fact name={summaryText.paid.paid}>{some(paidCents)}</Fact>
        <Fact name={summaryText.paid.left}>{paidCents > 0 && some(leftCents)}</Fact>
        <Fact name={summaryText.paid.toGiveBack}>{some(toGiveBackCents)}</Fact>
      </dl>
      <dl className={styles.facts}>
        <Fact name={summaryText.facts.observation}>{order.obs}</Fact>
        {children}
        <Fact name={summaryText.facts.changeFor}>
          {amounts.changeForCents !== undefined && money(amounts.changeForCents)}
        </Fact>
        <Fact name={summaryText.facts.document}>{order.user_document}</Fact>
      </dl>
    </div>
  );
}
