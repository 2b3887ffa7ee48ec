import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./NewOrders.module.css";

type NewOrdersProps = { orders: readonly Order[]; onOpen: (order: Order) => void };

const mostShown = 6;

/** What has come in and nobody has looked into, whichever orders are listed. */
export function NewOrders({ orders, onOpen }: NewOrdersProps) {
  const shown = orders.slice(0, mostShown);
  return (
    <section className={styles.place} aria-label={staffText.orders.newOrders}>
      <p role="status" className={orders.length > 0 ? styles.count : "visually-hidden"}>
        {orders.length > 0 && (
          <>
            <Icon name="bell" />
            <span>{staffText.orders.newCount(orders.length)}</span>
          </>
        )}
      </p>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((order) => (
            <li key={order.hash}>
              <Button className={styles.order} onClick={() => onOpen(order)}>
                <span>{printedNumber(order.id)}</span>
                <span className={styles.name}>{order.user_name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
