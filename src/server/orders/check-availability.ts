import type { RefusedLine } from "../../contract/errors.ts";
import type { SentCart } from "../../contract/cart.ts";
import { isAvailableAt, itemWeek } from "../../domain/availability.ts";
import { itemIdOf } from "../../domain/line-key.ts";
import { soldOutRow } from "../content/menu/sold-out.ts";
import { listItemFamilies, type ItemFamily } from "../content/menu/stock-queries.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";

type Items = SentCart["items"];
type Titled = ItemFamily["item"];

/** Items' times do not bind staff, who order for a table or a caller. */
type Asking = Pick<Context, "now" | "account"> & { isByStaff: boolean };

/** The rows that decide whether the cart's items and their options can be had. */
export function findFamilies(tx: Tx, items: Items): Promise<ItemFamily[]> {
  return listItemFamilies(tx, [...new Set(Object.keys(items).map(itemIdOf))]);
}

/** An item or option of the cart, with the lines that have it and how many they want in all. */
export type WantedEntry = { row: Titled; paths: string[]; qty: number };

/** The cart's entries that exist; `readCart` refuses the others. */
export function wantedEntries(items: Items, families: readonly ItemFamily[]) {
  const wanted = new Map<string, WantedEntry & { groups: ItemFamily["groups"] }>();
  const want = (row: Titled, line: { path: string; qty: number; groups: ItemFamily["groups"] }) => {
    const known = wanted.get(row.entry_id) ?? { row, paths: [], qty: 0, groups: line.groups };
    known.paths.push(line.path);
    known.qty += line.qty;
    wanted.set(row.entry_id, known);
  };
  const byId = new Map(families.map((family) => [family.item.entry_id, family]));
  for (const [key, line] of Object.entries(items)) {
    const family = byId.get(itemIdOf(key));
    if (!family) continue;
    want(family.item, { path: key, qty: line.qty, groups: family.groups });
    const options = new Map(
      family.groups.flatMap((group) => group.options.map((option) => [option.entry_id, option])),
    );
    // An option's quantity is for all units of its line.
    for (const [optionId, { qty }] of Object.entries(line.children ?? {})) {
      const option = options.get(optionId);
      if (option) want(option, { path: `${key}/${optionId}`, qty, groups: [] });
    }
  }
  return [...wanted.values()];
}

/** The cart's lines that are sold out, unavailable at this time, or have less stock than the cart needs. */
export function unavailableLines(
  { items, scheduled_for: scheduled }: SentCart,
  families: readonly ItemFamily[],
  { now, account, isByStaff }: Asking,
): RefusedLine[] {
  // A scheduled order is made at its time; lines added after that time are made now.
  const atMs = Math.max(now.getTime(), scheduled === undefined ? 0 : Date.parse(scheduled));
  const { timeZone } = account;
  return wantedEntries(items, families).flatMap((entry) => {
    const { row, groups, qty } = entry;
    // An entry that is sold out until an instant can be ordered for later.
    if (soldOutRow(row, groups, atMs).isSoldOut) return linesOf(entry);
    const times = [row.available, row.category_available];
    const isOff = times.some((week) => !isAvailableAt(week, { timeZone, atMs }));
    const when = isOff && !isByStaff && itemWeek(row.available, row.category_available);
    if (when) return linesOf(entry).map((line) => ({ ...line, when }));
    return row.stock !== null && row.stock < qty ? linesOf(entry, row.stock) : [];
  });
}

/** Every line with the entry. `left` is set if some stock is left. */
export function linesOf({ row, paths }: WantedEntry, left?: number): RefusedLine[] {
  return paths.map((path) => ({
    path,
    title_br: row.titles.br ?? "",
    ...(left === undefined || left === 0 ? {} : { left }),
  }));
}
