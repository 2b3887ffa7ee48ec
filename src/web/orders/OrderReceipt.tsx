import type { ReactNode } from "react";
import type { Order } from "../../contract/orders.ts";
import { centsFromReais, formatMoney } from "../../domain/money.ts";
import { text } from "../text/dictionary.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { OrderLines } from "./OrderLines.tsx";
import styles from "./OrderReceipt.module.css";

type OrderReceiptProps = { order: Order; currency: string | undefined };

/** What was ordered, what it costs, and where it goes. */
export function OrderReceipt({ order, currency }: OrderReceiptProps) {
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  const isDelivery = order.mode === "delivery";
  const { service_amount, delivery_fee, cash_change } = order;
  return (
    <section className={styles.receipt} aria-label={text.orders.items}>
      <OrderLines items={order.details.items} currency={currency} />
      <dl className={styles.amounts}>
        <Row name={text.cart.subtotal}>{money(order.subtotal_amount)}</Row>
        {service_amount > 0 && <Row name={staffText.tab.service}>{money(service_amount)}</Row>}
        {isDelivery && (
          <Row name={text.cart.deliveryFee}>
            {delivery_fee > 0 ? money(delivery_fee) : text.cart.freeDelivery}
          </Row>
        )}
        <Row name={text.cart.total} className={styles.total}>
          {money(order.total_amount)}
        </Row>
      </dl>
      <dl className={styles.facts}>
        <Row name={text.checkout.name}>{order.user_name}</Row>
        <Row name={isDelivery ? text.confirmation.deliverTo : text.checkout.room}>
          {order.address}
        </Row>
        <Row name={text.confirmation.payWith}>{order.payment_method_name}</Row>
        {cash_change !== undefined && (
          <Row name={text.checkout.changeFor}>{money(cash_change)}</Row>
        )}
        <Row name={text.checkout.observation}>{order.obs}</Row>
        <Row name={text.checkout.document}>{order.user_document}</Row>
      </dl>
    </section>
  );
}

type RowProps = { name: string; className?: string | undefined; children: ReactNode };

/** Nothing at all when there is nothing to tell. */
function Row({ name, className, children }: RowProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
