import { Link } from "wouter";
import type { Location } from "../../../contract/tables.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./GuestOrders.module.css";

type GuestOrdersProps = { location: Location; currency: string | undefined };

/** Guests' own orders that name the table, so that no bill leaves them out. Null if there are none. */
export function GuestOrders({ location, currency }: GuestOrdersProps) {
  const { number, guest_orders: orders } = location;
  if (orders.length === 0) return null;
  return (
    <section className={styles.note}>
      <p className={styles.words}>
        <Icon name="info" />
        {floorText.guestOrders.note(orders.length, number)}
      </p>
      <ul className={styles.orders}>
        {orders.map(({ id, hash, total_amount }) => (
          <li key={hash}>
            <Link href={`/pedidos/${hash}`} className={buttonClass("quiet")}>
              {floorText.guestOrders.order(printedNumber(id))}
              <Price cents={centsFromReais(total_amount)} currency={currency} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
