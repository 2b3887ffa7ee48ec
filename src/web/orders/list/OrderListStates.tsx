import { FreshnessSkeleton } from "../../live/FreshnessNote.tsx";
import { orderText } from "../../text/order-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import styles from "./OrderList.module.css";
import type { OrderFilter } from "../queries.ts";
import { SeeMenuLink } from "../SeeMenuLink.tsx";

/** As many cards as a screen shows, of a closed card's size. */
export function OrdersSkeleton() {
  return (
    <>
      <FreshnessSkeleton />
      <div className={styles.list} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height="12.5rem" />
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
  /** What nobody has taken stands above. */
  hasAbove: boolean;
};

export function NoOrders({ filter, isStaff, onShowAll, hasAbove }: NoOrdersProps) {
  return (
    <EmptyState
      icon="cart"
      title={hasAbove ? staffText.orders.emptyBelow : orderText.orders.emptyTitle}
      action={
        isStaff ? (
          filter.mine &&
          onShowAll && <Button onClick={onShowAll}>{staffText.orders.showAll}</Button>
        ) : (
          <SeeMenuLink variant="quiet" />
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
