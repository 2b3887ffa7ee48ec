import type { ReactNode } from "react";
import type { Order } from "../../contract/orders.ts";
import { type Cents } from "../../domain/money.ts";
import { formatMoney } from "../text/money.ts";
import { orderAmounts } from "../../domain/order-amounts.ts";
import { cartText } from "../text/cart-dictionary.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { orderText } from "../text/order-dictionary.ts";
import { Fact } from "./Fact.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { amountsDue } from "./payment/amounts-due.ts";
import styles from "./OrderSummary.module.css";

type OrderSummaryProps = {
  order: Order;
  currency: string | undefined;
  /** The reader may call lines off. */
  isChangeable: boolean;
  /** The facts besides those that everybody is told. */
  children: ReactNode;
};

/** The order's lines, its price and its remarks. */
export function OrderSummary({ order, currency, isChangeable, children }: OrderSummaryProps) {
  const money = (cents: Cents) => formatMoney(cents, currency);
  const amounts = orderAmounts(order);
  const { paidCents, leftCents, toGiveBackCents } = amountsDue(order);
  return (
    <div className={styles.summary}>
      <OrderLines items={order.details.items} {...{ order, currency, isChangeable }} />
      <dl className={styles.facts}>
        <Fact name={orderText.summary.subtotal}>{money(amounts.subtotalCents)}</Fact>
        <Fact name={orderText.summary.service}>
          {amounts.serviceCents > 0 && money(amounts.serviceCents)}
        </Fact>
        <Fact name={orderText.summary.deliveryFee}>
          {amounts.deliveryFeeCents > 0 && money(amounts.deliveryFeeCents)}
        </Fact>
        <Fact name={cartText.cart.total} className={styles.total}>
          {money(amounts.totalCents)}
        </Fact>
        <Fact name={payingText.order.paid}>{paidCents > 0 && money(paidCents)}</Fact>
        <Fact name={payingText.order.left}>
          {paidCents > 0 && leftCents > 0 && money(leftCents)}
        </Fact>
        <Fact name={payingText.order.toGiveBack}>
          {toGiveBackCents > 0 && money(toGiveBackCents)}
        </Fact>
      </dl>
      <dl className={styles.facts}>
        <Fact name={orderText.checkout.observation}>{order.obs}</Fact>
        {children}
        <Fact name={orderText.checkout.changeFor}>
          {amounts.changeForCents !== undefined && money(amounts.changeForCents)}
        </Fact>
        <Fact name={orderText.checkout.document}>{order.user_document}</Fact>
      </dl>
    </div>
  );
}
