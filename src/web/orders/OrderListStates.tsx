import { Link } from "wouter";
import { text } from "../text/dictionary.ts";
import { orderText } from "../text/order-dictionary.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import { hourLabel } from "./order-clock.ts";
import styles from "./OrderList.module.css";
import type { OrderFilter } from "./queries.ts";
import { isOffline } from "../api/refusal-text.ts";

type UpdateNoteProps = { error: Error | null; updatedAtMs: number; timeZone: string | undefined };

/** How fresh what is shown is, and why it is not fresher. */
export function UpdateNote({ error, updatedAtMs, timeZone }: UpdateNoteProps) {
  const updatedAt = orderText.orders.updatedAt(hourLabel(updatedAtMs, timeZone));
  const problem = isOffline(error) ? text.states.offlineTitle : orderText.orders.notUpdated;
  return (
    <p className={classNames(styles.note, error !== null && styles.failed)}>
      <Icon name={error === null ? "check" : isOffline(error) ? "wifiOff" : "alert"} />
      <span>
        <span role="status">{error !== null && `${problem}. `}</span>
        {updatedAt}
      </span>
    </p>
  );
}

/** As many cards as a screen shows, of a closed card's size. */
export function OrdersSkeleton() {
  return (
    <>
      <p className={styles.note} />
      <div className={styles.list} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height="13.5rem" />
        ))}
      </div>
    </>
  );
}

type NoOrdersProps = {
  filter: OrderFilter;
  isStaff: boolean;
  /** Lists everybody's orders. */
  onShowAll?: (() => void) | undefined;
};

export function NoOrders({ filter, isStaff, onShowAll }: NoOrdersProps) {
  return (
    <EmptyState
      icon="cart"
      title={orderText.orders.emptyTitle}
      action={
        isStaff ? (
          filter.mine &&
          onShowAll && <Button onClick={onShowAll}>{staffText.orders.showAll}</Button>
        ) : (
          <Link href="/home" className={buttonClass("quiet")}>
            {text.cart.seeMenu}
          </Link>
        )
      }
    >
      {emptySentence(filter, isStaff)}
    </EmptyState>
  );
}

function emptySentence({ tab, mine }: OrderFilter, isStaff: boolean): string {
  if (tab === "finished" || tab === "cancelled") return orderText.orders.emptyTab;
  if (isStaff) return mine ? orderText.orders.emptyTab : orderText.orders.emptyStaff;
  return mine ? orderText.orders.emptyGuest : orderText.orders.emptyTab;
}
