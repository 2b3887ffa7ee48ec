import type { SoldOutEntry } from "../../../contract/content.ts";
import { soldOutOf, type KeptStock, type SoldOut } from "../../../domain/sold-out.ts";

/** The columns of an entry that say whether it can be had. */
export type StockRow = {
  entry_id: string;
  active: boolean;
  sold_out: boolean;
  sold_out_until: Date | null;
  stock: number | null;
  options_min: number;
  max_qty: number;
};

export type GroupRows = { group: StockRow; options: readonly StockRow[] };

function kept({ sold_out, sold_out_until, stock }: StockRow): KeptStock {
  return { soldOut: sold_out, soldOutUntilMs: sold_out_until?.getTime() ?? null, stock };
}

/** Whether an item with these groups, or an option without any, is sold out. Inactive entries do not count. */
export function soldOutRow(row: StockRow, groups: readonly GroupRows[], nowMs: number): SoldOut {
  const offered = groups
    .filter(({ group }) => group.active)
    .map(({ group, options }) => ({
      min: group.options_min,
      options: options
        .filter(({ active }) => active)
        .map((option) => ({ ...kept(option), maxQty: option.max_qty })),
    }));
  return soldOutOf(kept(row), offered, nowMs);
}

/** A sold-out state as it goes over the wire. */
export function soldOutView({
  isSoldOut,
  untilMs,
}: SoldOut): Pick<SoldOutEntry, "sold_out" | "sold_out_until"> {
  return {
    sold_out: isSoldOut,
    ...(untilMs === undefined ? {} : { sold_out_until: new Date(untilMs).toISOString() }),
  };
}

export function countedView({ stock }: Pick<StockRow, "stock">): Pick<SoldOutEntry, "counted"> {
  return stock === null ? {} : { counted: true };
}
