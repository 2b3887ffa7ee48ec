import type { ReactNode } from "react";
import type { Order } from "../../contract/orders.ts";
import { centsFromReais, formatMoney } from "../../domain/money.ts";
import { text } from "../text/dictionary.ts";
import { staffText } from "../text/staff-dictionary.ts";
import styles from "./OrderCard.module.css";
import { OrderLines } from "./OrderLines.tsx";
import { telAddress } from "./tel-address.ts";

type OrderDetailsProps = { order: Order; currency: string | undefined };

/** What was ordered, what it comes to, and how to reach who ordered it. */
export function OrderDetails({ order, currency }: OrderDetailsProps) {
  const money = (reais: number) => formatMoney(centsFromReais(reais), currency);
  const nonZero = (reais: number) => reais > 0 && money(reais);
  return (
    <div className={styles.details}>
      <OrderLines items={order.details.items} currency={currency} />
      <dl className={styles.facts}>
        <Fact name={text.checkout.observation}>{order.obs}</Fact>
        <Fact name={text.cart.subtotal}>{money(order.subtotal_amount)}</Fact>
        <Fact name={staffText.tab.service}>{nonZero(order.service_amount)}</Fact>
        <Fact name={text.cart.deliveryFee}>{nonZero(order.delivery_fee)}</Fact>
        <Fact name={text.cart.total}>{money(order.total_amount)}</Fact>
        <Fact name={text.checkout.changeFor}>
          {order.cash_change !== undefined && money(order.cash_change)}
        </Fact>
        <Fact name={text.confirmation.deliverTo}>{order.mode === "delivery" && order.address}</Fact>
        <Fact name={text.checkout.document}>{order.user_document}</Fact>
        <Fact name={text.checkout.phone}>
          {order.user_phone && <Phone number={order.user_phone} />}
        </Fact>
        <Fact name={text.checkout.email}>
          {order.user_email && <a href={`mailto:${order.user_email}`}>{order.user_email}</a>}
        </Fact>
      </dl>
    </div>
  );
}

/** Nothing at all when there is nothing to tell. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Phone({ number }: { number: string }) {
  const address = telAddress(number);
  return address ? <a href={address}>{number}</a> : number;
}
