import type { ReactNode } from "react";
import type { Order } from "../../contract/orders.ts";
import { centsFromReais, formatMoney } from "../../domain/money.ts";
import { text } from "../text/dictionary.ts";
import { orderText } from "../text/order-dictionary.ts";
import { OrderLines } from "./OrderLines.tsx";
import styles from "./OrderSummary.module.css";

type OrderSummaryProps = {
  order: Order;
  currency: string | undefined;
  /** The facts besides those that everybody is told. */
  children: ReactNode;
};

/** What was ordered, what it comes to, and what has to be known of it. */
export function OrderSummary({ order, currency, children }: OrderSummaryProps) {
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  const { service_amount, delivery_fee, cash_change } = order;
  return (
    <div className={styles.summary}>
      <OrderLines items={order.details.items} currency={currency} />
      <dl className={styles.facts}>
        <Fact name={text.cart.subtotal}>{money(order.subtotal_amount)}</Fact>
        <Fact name={text.cart.service}>{service_amount > 0 && money(service_amount)}</Fact>
        <Fact name={text.cart.deliveryFee}>
          {order.mode === "delivery" &&
            (delivery_fee > 0 ? money(delivery_fee) : text.cart.freeDelivery)}
        </Fact>
        <Fact name={text.cart.total} className={styles.total}>
          {money(order.total_amount)}
        </Fact>
      </dl>
      <dl className={styles.facts}>
        <Fact name={orderText.checkout.observation}>{order.obs}</Fact>
        {children}
        <Fact name={orderText.checkout.changeFor}>
          {cash_change !== undefined && money(cash_change)}
        </Fact>
        <Fact name={orderText.checkout.document}>{order.user_document}</Fact>
      </dl>
    </div>
  );
}

type FactProps = { name: string; className?: string | undefined; children: ReactNode };

/** Nothing at all when there is nothing to tell. */
export function Fact({ name, className, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
