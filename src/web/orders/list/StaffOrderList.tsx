import { memo, useDeferredValue, useMemo, useState } from "react";
import { readOrderSearch, type OrderChoice } from "../../../domain/order-search.ts";
import { DaysField } from "./DaysField.tsx";
import { OrderFilterBar } from "./OrderFilterBar.tsx";
import { OrderList } from "./OrderList.tsx";
import { OrderSearch } from "./OrderSearch.tsx";
import type { OrderFilter } from "../queries.ts";
import { useIsBoard } from "./use-is-board.ts";
import { useOrderFilter } from "./use-order-filter.ts";
import { useTypedSearch } from "./use-typed-search.ts";

/**
 * The orders that staff choose to see. Those in progress are all here, as a board if there is room, and searched with
 * every letter; the server is asked for all others.
 */
export const StaffOrderList = memo(function StaffOrderList({
  above,
}: {
  above: ReadonlySet<number>;
}) {
  const { filter, chooseSearch, chooseService, clearSearch, ...choices } = useOrderFilter();
  const [typed, setTyped] = useTypedSearch(filter.q ?? "", chooseSearch);
  // The tapped control answers at once, and the list follows it.
  const asked = useDeferredValue(useSameFilter(filter));
  const looked = useDeferredValue(typed);
  const isBoard = useIsBoard();
  const { mine, tab, days } = asked;
  const { service } = filter;
  const isHere = tab === "progress";
  const choice = useMemo(
    (): OrderChoice => (isHere ? { search: readOrderSearch(looked), service } : {}),
    [isHere, looked, service],
  );
  const listed = { mine, tab, days };
  return (
    <>
      <OrderFilterBar
        {...{ filter }}
        chooseTab={choices.chooseTab}
        chooseMine={choices.chooseMine}
        isOverBoard={isBoard}
      >
        <DaysField days={filter.days} onChoose={choices.chooseDays} />
      </OrderFilterBar>
      <OrderSearch typed={typed} service={service} onType={setTyped} onChoose={chooseService} />
      <OrderList
        key={JSON.stringify(listed)}
        filter={isHere ? listed : asked}
        isStaff
        isBoard={isBoard && isHere}
        onShowAll={choices.showAll}
        onClearSearch={clearSearch}
        {...{ above, choice }}
      />
    </>
  );
});

/** The same object as long as it says the same. */
function useSameFilter(filter: OrderFilter): OrderFilter {
  const [known, setKnown] = useState(filter);
  if (JSON.stringify(known) === JSON.stringify(filter)) return known;
  setKnown(filter);
  return filter;
}
