import type { RefusedLine } from "../../contract/errors.ts";
import type { SentCart } from "../../contract/orders.ts";
import { centsFromReais, reaisFromCents } from "../../domain/money.ts";
import { givenText } from "../../domain/text-rules.ts";
import type { Tx } from "../db/with-account.ts";
import { Refused } from "../http/refused.ts";
import type { OrderedLine } from "./order-queries.ts";
import { mapOrderableItems, type OrderableItem } from "./orderable-queries.ts";

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

/** What of the cart can be ordered now, by its id. */
export type Orderable = Map<string, OrderableItem>;

export function findOrderable(tx: Tx, items: SentCart["items"]): Promise<Orderable> {
  const ids = Object.entries(items).flatMap(([itemId, line]) => [
    itemId,
    ...Object.keys(line.children ?? {}),
  ]);
  return mapOrderableItems(tx, ids);
}

/**
 * The cart's lines with the server's own titles and prices. Refuses, naming every line, when something cannot be
 * ordered as it stands in the cart or costs something else than the guest saw.
 */
export function priceCart(items: SentCart["items"], orderable: Orderable): OrderedLine[] {
  const { lines, unavailable, changed } = readCart(items, orderable);
  if (unavailable.length > 0) throw new Refused("unavailable_items", { lines: unavailable });
  if (changed.length > 0) throw new Refused("price_changed", { lines: changed });
  return lines;
}

/** The lines that can be ordered, at the server's own titles and prices, and what of the cart stands against it. */
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
