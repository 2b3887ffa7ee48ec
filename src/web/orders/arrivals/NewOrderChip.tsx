import { Link } from "wouter";
import type { Order } from "../../../contract/orders.ts";
import { placeLabel } from "../../../domain/place-label.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./StaffBar.module.css";

/** A new order by its number, where it goes and whose it is; leads to it. */
export function NewOrderChip({ order }: { order: Order }) {
  return (
    <Link
      href={`/pedidos?order=${order.id}`}
      className={classNames(buttonClass("quiet"), styles.chip)}
    >
      <span>{printedNumber(order.id)}</span>
      <span className={styles.words}>{[placeOf(order), personOf(order)].join(" · ")}</span>
    </Link>
  );
}

function placeOf({ mode, address }: Order): string {
  return mode === "delivery" ? orderText.orders.delivery : placeLabel(mode, address);
}

/** A tab without a name is called as its table is; then it is known who sent the order. */
function personOf(order: Order): string {
  const { user_name, placed_by } = order;
  return user_name === placeOf(order) && placed_by ? floorText.tab.placedBy(placed_by) : user_name;
}
