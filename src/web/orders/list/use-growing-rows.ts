import { useMemo } from "react";
import type { Order, QueueRow } from "../../../contract/orders.ts";
import { matchesOrder, type OrderChoice } from "../../../domain/order-search.ts";
import { useGrowing } from "../../ui/use-growing.ts";
import { isQueueRow, rowNumber } from "../order-pages.ts";

/**
 * The rows of a list that are drawn by now, of all or of the searched ones, and what `Rest` needs to draw the others.
 * Rows that a search passes over stay hidden, so that a letter more or less redraws nothing.
 */
export function useGrowingRows<Row extends Order | QueueRow>(
  rows: readonly Row[],
  choice: OrderChoice,
) {
  const found = useMemo(
    () => rows.filter((row) => isQueueRow(row) || matchesOrder(row, choice)),
    [rows, choice],
  );
  const all = useGrowing(rows.map(rowNumber));
  const searched = useGrowing(found.map(rowNumber), choice);
  const isChosen = choice.search !== undefined || choice.service !== undefined;
  const near = new Set([
    ...rows.slice(0, all.count),
    ...(isChosen ? found.slice(0, searched.count) : []),
  ]);
  const isFound = new Set(found);
  return {
    drawn: rows.filter((row) => near.has(row)).map((row) => ({ row, isHidden: !isFound.has(row) })),
    rest: {
      shown: found.filter((row) => near.has(row)).length,
      total: found.length,
      growTo: isChosen ? searched.growTo : all.growTo,
    },
  };
}
