import {
  changedPrice,
  type PriceChange,
  type PriceRounding,
} from "../../../domain/price-change.ts";
import { priceCellKey, type Cells } from "./table-cells.ts";
import type { TableRow, TableSection } from "./table-rows.ts";

export type ChangedPrice = { key: string; row: TableRow; fromCents: number; toCents: number };

export type PriceChangeChoice = {
  /** "" is all categories. */
  categoryId: string;
  withOptions: boolean;
  change: PriceChange;
  rounding: PriceRounding;
};

/** The prices that would change, with their values in the table and their new ones. */
export function changedPrices(
  sections: readonly TableSection[],
  values: Cells,
  { categoryId, withOptions, ...how }: PriceChangeChoice,
): ChangedPrice[] {
  const rows = sections
    .filter(({ id }) => categoryId === "" || id === categoryId)
    .flatMap((section) => section.rows)
    .filter(({ level }) => withOptions || level === "item");
  return rows.flatMap((row) => {
    const key = priceCellKey(row.id, "priceCents");
    const fromCents = values[key];
    if (typeof fromCents !== "number") return [];
    const toCents = changedPrice(fromCents, how);
    return toCents === fromCents ? [] : { key, row, fromCents, toCents };
  });
}

/** A percentage as people write it; undefined unless it is from 0 to `max` with at most two decimals. */
export function parsePercent(text: string, max: number): number | undefined {
  const written = text.trim().replace(/\s*%$/, "").replace(",", ".");
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(written)) return undefined;
  const percent = Number(written);
  return percent <= max ? percent : undefined;
}
