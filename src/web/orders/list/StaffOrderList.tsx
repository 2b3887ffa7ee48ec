import { memo, useDeferredValue, useMemo } from "react";
import { readOrderSearch, type OrderChoice } from "../../../domain/order-search.ts";
import { useWide } from "../../ui/use-wide.ts";
import { DaysField } from "./DaysField.tsx";
import { OrderFilterBar } from "./OrderFilterBar.tsx";
import { OrderList } from "./OrderList.tsx";
import { OrderSearch } from "./OrderSearch.tsx";
import { useOrderFilter } from "./use-order-filter.ts";
import { useTypedSearch } from "./use-typed-search.ts";

/**
 * The orders that staff choose to see. What is in progress is all here, as a board where there is room, and searched with
 * every letter; of everything else the server is asked.
 */
export const StaffOrderList = memo(function StaffOrderList({
  above,
}: {
  above: ReadonlySet<number>;
}) {
  const { filter, chooseSearch, chooseService, clearSearch, ...choices } = useOrderFilter();
  const isWide = useWide();
  const { q = "", service, mine, tab, days } = filter;
  const [typed, setTyped] = useTypedSearch(q, chooseSearch);
  const isHere = tab === "progress";
  const looked = useDeferredValue(typed);
  const choice = useMemo(
    (): OrderChoice => (isHere ? { search: readOrderSearch(looked), service } : {}),
    [isHere, looked, service],
  );
  const listed = { mine, tab, days };
  return (
    <>
      <OrderFilterBar filter={filter} chooseTab={choices.chooseTab} chooseMine={choices.chooseMine}>
        <DaysField days={days} onChoose={choices.chooseDays} />
      </OrderFilterBar>
      <OrderSearch {...{ typed, service }} onType={setTyped} onChoose={chooseService} />
      <OrderList
        key={JSON.stringify(listed)}
        filter={isHere ? listed : { ...listed, q, service }}
        isStaff
        isBoard={isWide && isHere}
        onShowAll={choices.showAll}
        onClearSearch={clearSearch}
        {...{ above, choice }}
      />
    </>
  );
});
