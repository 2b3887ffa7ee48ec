import { sql } from "kysely";
import type { RefusedLine } from "../../contract/errors.ts";
import type { SentCart } from "../../contract/orders.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { givenText } from "../../domain/text-rules.ts";
import { prepared } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import { Refused } from "../http/refused.ts";
import type { OrderedLine } from "./order-queries.ts";

type SentLine = {
  qty: number;
  extras?: { price: number } | undefined;
  title_br?: string | undefined;
};

/** `field` is where the request has the items. */
export function refuseEmpty(items: SentCart["items"], field: string): void {
  if (Object.keys(items).length === 0)
    throw new Refused("mandatory_fields", { fields: { [field]: { code: "empty_order" } } });
}

/** `groupOf` is null for an item of the menu itself, and the item's id for an option of that item. */
type OrderableItem = { titleBr: string; priceCents: Cents; groupOf: string | null };

/** The cart's items and options that can be ordered now, by their ids. */
export type Orderable = ReadonlyMap<string, OrderableItem>;

/** Finds the items that can be ordered: they and the category above them are active. */
export async function findOrderable(tx: Tx, items: SentCart["items"]): Promise<Orderable> {
  const ids = Object.entries(items).flatMap(([itemId, line]) => [
    itemId,
    ...Object.keys(line.children ?? {}),
  ]);
  const rows = await readOrderable(tx, { accountId: tx.accountId, ids });
  return new Map(
    rows.map((row) => [
      row.entry_id,
      { titleBr: row.titles.br ?? "", priceCents: row.price_cents, groupOf: row.group_of },
    ]),
  );
}

const readOrderable = prepared<{ accountId: string; ids: string[] }>()(
  "orderable-items",
  (db, given) =>
    db
      .selectFrom("entries as item")
      .innerJoin("entries as category", (join) =>
        join
          .onRef("category.account_id", "=", "item.account_id")
          .onRef("category.entry_id", "=", "item.parent_id"),
      )
      .select([
        "item.entry_id",
        "item.price_cents",
        "item.titles",
        "category.parent_id as group_of",
      ])
      .where("item.account_id", "=", given.accountId)
      .where("item.kind", "=", "item")
      .where("item.active", "=", true)
      .where("item.deleted_at", "is", null)
      .where("category.active", "=", true)
      .where("category.deleted_at", "is", null)
      .where("item.entry_id", "=", sql<string>`any(${given.ids}::uuid[])`),
);

/**
 * Prices the cart's lines with the server's own titles and prices. Refuses, naming every line, when something cannot be
 * ordered as it stands in the cart or costs something else than the guest saw.
 */
export function priceCart(items: SentCart["items"], orderable: Orderable): OrderedLine[] {
  const { lines, unavailable, changed } = readCart(items, orderable);
  if (unavailable.length > 0) throw new Refused("unavailable_items", { lines: unavailable });
  if (changed.length > 0) throw new Refused("price_changed", { lines: changed });
  return lines;
}

/**
 * Reads the lines that can be ordered, at the server's own titles and prices, and those that cannot or cost something
 * else.
 */
export function readCart(items: SentCart["items"], orderable: Orderable) {
  const unavailable: RefusedLine[] = [];
  const changed: RefusedLine[] = [];
  const take = (
    found: OrderableItem | undefined,
    { path, line }: { path: string; line: SentLine },
  ) => {
    if (!found) {
      unavailable.push({ path, title_br: line.title_br ?? "" });
      return [];
    }
    const seen = line.extras?.price;
    if (seen !== undefined && centsFromReais(seen) !== found.priceCents) {
      changed.push({
        path,
        title_br: found.titleBr,
        old_price: seen,
        new_price: reaisFromCents(found.priceCents),
      });
    }
    return [{ titleBr: found.titleBr, priceCents: found.priceCents }];
  };

  const lines = Object.entries(items).flatMap(([itemId, line]): OrderedLine[] => {
    const found = orderable.get(itemId);
    const item = found?.groupOf === null ? found : undefined;
    const taken = take(item, { path: itemId, line });
    const children = Object.entries(line.children ?? {}).flatMap(([childId, child]) => {
      const option = orderable.get(childId);
      const fits = option?.groupOf === itemId ? option : undefined;
      return take(fits, { path: `${itemId}/${childId}`, line: child }).map((priced) => ({
        entryId: childId,
        qty: child.qty,
        ...priced,
      }));
    });
    return taken.map((priced) => ({
      entryId: itemId,
      qty: line.qty,
      obs: givenText(line.obs) ?? undefined,
      ...priced,
      children,
    }));
  });
  return { lines, unavailable, changed };
}
