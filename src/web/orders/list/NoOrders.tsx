import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { SeeMenuLink } from "../../frame/SeeMenuLink.tsx";
import { briefText } from "../../text/brief-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { ordersQuery, type OrderFilter } from "../queries.ts";

type NoOrdersProps = {
  /** Ends the search. Undefined without one. */
  onClearSearch: (() => void) | undefined;
  filter: OrderFilter;
  isStaff: boolean;
  /** Lists everybody's orders, of the same tab and days; a guest's own ones, whatever became of them. */
  onShowAll?: (() => void) | undefined;
  /** Orders that nobody has accepted stand above. */
  hasAbove: boolean;
};

const fetchBeforeFirst = () => import("./BeforeFirstOrder.tsx");

/** Says why no order is listed, and what there is to do. */
export function NoOrders({ filter, isStaff, onShowAll, hasAbove, onClearSearch }: NoOrdersProps) {
  // A guest who comes to order the same again has nothing on its way.
  const isGuests = !isStaff && filter.mine && filter.tab === "progress";
  const isOwner = useSignedIn()?.auth_group_level === 1;
  const mayBeNew = isStaff && isOwner && !filter.days && !hasAbove && !onClearSearch;
  const hasEarlier = useHasOrders({ ...filter, tab: "all" }, isGuests) === true;
  const isNew = useHasOrders(firstOrder, mayBeNew) === false;
  const { part } = useLazyPart(fetchBeforeFirst, isNew, true);
  if (isNew && part) return <part.BeforeFirstOrder />;
  if (onClearSearch) {
    return (
      <EmptyState
        icon="search"
        title={staffText.board.nothingFound}
        action={
          <>
            <Button onClick={onClearSearch}>{staffText.board.clearSearch}</Button>
            {filter.mine && onShowAll && (
              <Button onClick={onShowAll}>{staffText.orders.showAll}</Button>
            )}
          </>
        }
      >
        {staffText.board.nothingFoundHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="cart"
      title={hasAbove ? staffText.orders.emptyBelow : briefText.emptyTitle}
      action={
        isStaff ? (
          filter.mine &&
          onShowAll && <Button onClick={onShowAll}>{staffText.orders.showAll}</Button>
        ) : (
          <>
            {hasEarlier && <Button onClick={onShowAll}>{staffText.orders.showAll}</Button>}
            <SeeMenuLink variant="quiet" />
          </>
        )
      }
    >
      {hasEarlier ? staffText.list.emptyTab : emptySentence(filter, isStaff)}
    </EmptyState>
  );
}

/** A search for its number finds an order of any age. */
const firstOrder: OrderFilter = { mine: false, tab: "all", q: "1" };

/** Whether there are such orders. Undefined until that is known, and if it is not wanted. */
function useHasOrders(filter: OrderFilter, isWanted: boolean): boolean | undefined {
  const query = ordersQuery(useApi(), filter);
  const { data } = useInfiniteQuery({ ...query, enabled: isWanted, refetchInterval: false });
  return isWanted ? data?.pages.some(({ orders }) => orders.length > 0) : undefined;
}

function emptySentence({ tab, mine }: OrderFilter, isStaff: boolean): string {
  if (tab === "finished" || tab === "cancelled") return staffText.list.emptyTab;
  if (isStaff) return mine ? staffText.list.emptyTab : staffText.list.emptyStaff;
  return mine ? staffText.list.emptyGuest : staffText.list.emptyTab;
}
