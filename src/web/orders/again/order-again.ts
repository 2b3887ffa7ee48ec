import type { Order } from "../../../contract/orders.ts";
import { emptyCart, saveLine, type Cart, type CartLine } from "../../../domain/cart.ts";
import { titleFor, type TitleReader } from "../../../domain/guest-title.ts";
import { itemIdOf } from "../../../domain/line-key.ts";
import { leftOfLine } from "../../../domain/line-cancel.ts";
import { centsFromReais, type Cents } from "../../../domain/money.ts";
import { findItem, type ShownCategory, type ShownItem } from "../../content/menu-view.ts";
import { choiceProblems } from "../../ordering/group-choice.ts";
import { withWhatIsLeft } from "../../ordering/what-is-left.ts";
import { orderedEntry, orderedOptions } from "../../ordering/order-request.ts";
import { joined } from "../../text/joined.ts";

type OrderedItem = Order["details"]["items"][number];

/**
 * Something of an order that has changed. Its title is "Pizza", or "Pizza · Borda" for an option: today's if the menu
 * has it, else the ordered one.
 */
export type AgainChange =
  | { kind: "gone" | "soldOut" | "offHours" | "choose"; title: string }
  | { kind: "fewer"; title: string; left: number }
  | { kind: "price"; title: string; beforeCents: Cents; nowCents: Cents };

export type Again = {
  /** The lines that can be had, at today's prices. */
  lines: { itemId: string; line: CartLine }[];
  changes: AgainChange[];
};

type Given = {
  categories: readonly ShownCategory[];
  reader: TitleReader;
  /** Whether the item can be ordered now, or for later. */
  isServed: (item: ShownItem) => boolean;
};

/**
 * The lines of an order that can be ordered again from today's menu, and what has gone, is sold out or has another
 * price.
 */
export function orderAgain(
  items: readonly OrderedItem[],
  { categories, reader, isServed }: Given,
): Again {
  const parts = items.flatMap((ordered) => {
    const left = leftOfLine(ordered);
    const item = findItem(categories, left?.id ?? "");
    return left ? [lineAgain(left, { item, reader, isServed })] : [];
  });
  return {
    lines: parts.flatMap(({ line }) => (line ? [line] : [])),
    changes: distinct(parts.flatMap(({ changes }) => changes)),
  };
}

type Part = { line?: Again["lines"][number]; changes: AgainChange[] };

function lineAgain(
  ordered: OrderedItem,
  { item, reader, isServed }: Omit<Given, "categories"> & { item: ShownItem | undefined },
): Part {
  const { qty, obs = "" } = ordered;
  const title = item?.title || titleFor(ordered, reader);
  if (!item) return { changes: [{ kind: "gone", title }] };
  if (item.soldOut) return { changes: [{ kind: "soldOut", title }] };
  if (!isServed(item)) return { changes: [{ kind: "offHours", title }] };
  const changes = [...priceChange(ordered, { title, nowCents: item.priceCents })];
  const chosen: Record<string, number> = {};
  const options = item.groups.flatMap((group) => group.options);
  for (const child of ordered.children) {
    const option = options.find(({ id }) => id === child.id);
    const named = joined([title, option?.title || titleFor(child, reader)]);
    if (!option) changes.push({ kind: "gone", title: named });
    else if (option.soldOut) changes.push({ kind: "soldOut", title: named });
    else {
      chosen[option.id] = child.qty;
      changes.push(...priceChange(child, { title: named, nowCents: option.priceCents }));
    }
  }
  if (choiceProblems(item, { lineQty: qty, chosen }).length > 0)
    changes.push({ kind: "choose", title });
  const line = {
    ...orderedEntry(item, qty),
    ...(obs === "" ? {} : { obs }),
    children: orderedOptions(item, chosen),
  };
  return { line: { itemId: item.id, line }, changes };
}

function priceChange(
  { price }: { price: number },
  { title, nowCents }: { title: string; nowCents: Cents },
): AgainChange[] {
  const beforeCents = centsFromReais(price);
  return beforeCents === nowCents ? [] : [{ kind: "price", title, beforeCents, nowCents }];
}

/** Two lines of an item may bring the same change twice. */
function distinct(changes: readonly AgainChange[]): AgainChange[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** Adds these lines to the cart; undefined if it has no room for all of them. */
export function withLines<C extends Cart>(cart: C, lines: Again["lines"]): C | undefined {
  return lines.reduce<C | undefined>((next, saved) => next && saveLine(next, saved), cart);
}

/** The lines as a cart of their own, to ask a quote for. The quote's paths have this cart's keys. */
export function cartOfAgain({ lines }: Again): Cart {
  return withLines(emptyCart, lines) ?? emptyCart;
}

/** Cuts the quantities down to the stock in the quote of `cartOfAgain`. */
export function cappedToStock(
  again: Again,
  short: readonly { path: string; left: number }[],
  categories: readonly ShownCategory[],
): Again {
  if (short.length === 0) return again;
  const { items } = cartOfAgain(again);
  const titleOf = (path: string) => {
    const [key = "", optionId = ""] = path.split("/");
    const item = findItem(categories, itemIdOf(key));
    const options = item?.groups.flatMap((group) => group.options);
    const option = options?.find(({ id }) => id === optionId);
    return joined([item?.title, option?.title]);
  };
  const fewer = short.map(({ path, left }) => ({
    kind: "fewer" as const,
    title: titleOf(path),
    left,
  }));
  const kept = withWhatIsLeft({ items }, short);
  return {
    lines: Object.entries(kept.items).map(([key, line]) => ({ itemId: itemIdOf(key), line })),
    changes: distinct([...again.changes, ...fewer]),
  };
}
