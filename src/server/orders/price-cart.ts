import { sql } from "kysely";
import type { RefusedLine } from "../../contract/errors.ts";
import type { SentCart } from "../../contract/cart.ts";
import { isOrderable } from "../../domain/chosen-options.ts";
import { itemIdOf } from "../../domain/line-key.ts";
import { centsFromReais, reaisFromCents } from "../../domain/money.ts";
import { givenText } from "../../domain/text-rules.ts";
import { anyOfIds, prepared } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import { badFields, Refused } from "../http/refused.ts";
import { invalidLines } from "./invalid-lines.ts";
import type { OrderedLine } from "./line-queries.ts";
import type { Orderable, OrderableGroup, OrderableItem } from "./orderable.ts";

type SentLine = {
  qty: number;
  extras?: { price: number } | undefined;
  title_br?: string | undefined;
};

/** `field` is where the request has the items. */
export function refuseEmpty(items: SentCart["items"], field: string): void {
  if (Object.keys(items).length === 0) throw badFields({ [field]: { code: "empty_order" } });
}

/** Finds the items that can be ordered: they and the category above them are active. */
export async function findOrderable(tx: Tx, items: SentCart["items"]): Promise<Orderable> {
  const ids = Object.entries(items).flatMap(([key, line]) => [
    itemIdOf(key),
    ...Object.keys(line.children ?? {}),
  ]);
  const rows = await readOrderable(tx, { accountId: tx.accountId, ids });
  return new Map(
    rows.map((row) => [
      row.entry_id,
      {
        titleBr: row.titles.br ?? "",
        titles: row.titles,
        priceCents: row.price_cents,
        maxQty: row.max_qty,
        groupOf: row.group_of,
        group: {
          id: row.group_id,
          titleBr: row.group_titles.br ?? "",
          titles: row.group_titles,
          priceRule: row.price_rule,
          freeQty: row.free_qty,
        },
        groups: row.groups,
      },
    ]),
  );
}

/** The item's groups that have rules, each with the limits of the options that it offers. */
const groupsJson = ({ accountId }: { accountId: string }) => sql<OrderableGroup[]>`(
  select coalesce(json_agg(json_build_object(
    'id', g.entry_id, 'titleBr', coalesce(g.titles ->> 'br', ''), 'min', g.options_min,
    'max', g.options_max, 'priceRule', g.price_rule, 'freeQty', g.free_qty, 'offered', (
      select coalesce(json_agg(json_build_object('maxQty', o.max_qty)), '[]')
      from entries as o
      where o.account_id = ${accountId} and o.parent_id = g.entry_id and g.options_min > 0
        and o.active and o.deleted_at is null)
    ) order by g.sort, g.entry_id), '[]')
  from entries as g
  where g.account_id = ${accountId} and g.parent_id = item.entry_id and g.active
    and g.deleted_at is null and (g.options_min > 0 or g.options_max > 0 or g.price_rule <> 'sum'
    or g.free_qty > 0))`;

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
        "item.max_qty",
        "category.parent_id as group_of",
        "category.entry_id as group_id",
        "category.titles as group_titles",
        "category.price_rule",
        "category.free_qty",
        groupsJson(given).as("groups"),
      ])
      .where("item.account_id", "=", given.accountId)
      .where("item.kind", "=", "item")
      .where("item.active", "=", true)
      .where("item.deleted_at", "is", null)
      .where("category.active", "=", true)
      .where("category.deleted_at", "is", null)
      .where("item.entry_id", "=", anyOfIds(given.ids)),
);

/**
 * Prices the cart's lines with the server's own titles and prices. Refuses, naming every line, when something cannot be
 * ordered as it stands in the cart, has run out or costs something else than the guest saw.
 */
export function priceCart(
  items: SentCart["items"],
  orderable: Orderable,
  soldOut: readonly RefusedLine[] = [],
): OrderedLine[] {
  const { lines, changed } = requireLines(items, orderable, soldOut);
  if (changed.length > 0) throw new Refused("price_changed", { lines: changed });
  return lines;
}

/** Like `priceCart`, at any price: `changed` has the lines that cost something else than the guest saw. */
export function requireLines(
  items: SentCart["items"],
  orderable: Orderable,
  soldOut: readonly RefusedLine[],
): { lines: OrderedLine[]; changed: RefusedLine[] } {
  const { lines, unavailable, invalid, changed } = readCart(items, orderable);
  if (unavailable.length > 0) throw new Refused("unavailable_items", { lines: unavailable });
  // Before broken rules: the guest replaces a sold-out option anyway, which can also mend its group's rule.
  if (soldOut.length > 0) throw new Refused("sold_out", { lines: [...soldOut] });
  if (invalid.length > 0) throw new Refused("invalid_options", { lines: invalid });
  return { lines, changed };
}

/**
 * Sorts the cart's lines: those that can be ordered, with the server's titles and prices, and those that are
 * unavailable, break an option rule or have a changed price.
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
    return [found];
  };

  const lines = Object.entries(items).flatMap(([key, line]): OrderedLine[] => {
    const itemId = itemIdOf(key);
    const found = orderable.get(itemId);
    const item = found?.groupOf === null && isOrderable(found.groups) ? found : undefined;
    const taken = take(item, { path: key, line });
    const children = Object.entries(line.children ?? {}).flatMap(([childId, child]) => {
      const option = orderable.get(childId);
      const fits = option?.groupOf === itemId ? option : undefined;
      return take(fits, { path: `${key}/${childId}`, line: child }).map(
        ({ titleBr, titles, priceCents, group }) => ({
          entryId: childId,
          qty: child.qty,
          titleBr,
          titles,
          priceCents,
          group,
        }),
      );
    });
    return taken.map(({ titleBr, titles, priceCents }) => ({
      key,
      entryId: itemId,
      qty: line.qty,
      obs: givenText(line.obs) ?? undefined,
      titleBr,
      titles,
      priceCents,
      children,
    }));
  });
  return { lines, unavailable, changed, invalid: invalidLines(lines, orderable) };
}
