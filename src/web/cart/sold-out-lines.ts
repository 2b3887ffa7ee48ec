import type { Item, Menu } from "../../contract/content.ts";
import type { RefusedLine } from "../../contract/errors.ts";
import type { WireQuote } from "../../contract/quote.ts";
import { withLineQuantity, type Cart } from "../../domain/cart.ts";
import { itemIdOf } from "../../domain/line-key.ts";
import { withoutLines } from "../ordering/cart-corrections.ts";
import { availableWords } from "../services/available-words.ts";
import { text } from "../text/dictionary.ts";
import { itemsById } from "./cart-lines.ts";

/** A line of the cart, or an option of one after a slash, that has run out, or of which so many are left. */
export type SoldOutLine = Pick<RefusedLine, "path" | "left" | "when"> & { title: string };

type Titled = { title_br?: string | undefined };
type Known = Pick<Menu, "menu" | "menuSubGroups">;

/** Names what the cart has and the menu or the last quote says has run out. */
export function soldOutLines(
  { items }: Cart,
  { menu, quote }: { menu: Known; quote: Pick<WireQuote, "sold_out"> | undefined },
): SoldOutLine[] {
  const byId = itemsById(menu);
  const quoted = new Map(quote?.sold_out.map(({ path, left }) => [path, left]));
  return Object.entries(items).flatMap(([key, line]) =>
    [
      { path: key, id: itemIdOf(key), entry: line as Titled },
      ...Object.entries(line.children).map(([id, entry]) => ({ path: `${key}/${id}`, id, entry })),
    ].flatMap(({ path, id, entry }) => {
      const item = byId.get(id);
      const title = item?.title_br ?? entry.title_br ?? "";
      if (item?.extras.sold_out) return [{ path, title }];
      if (item?.extras.off_hours) return [{ path, title, when: timesOf(item, menu) }];
      // A quote of before may name what is back.
      const left = item?.extras.counted ? quoted.get(path) : undefined;
      return left === undefined ? [] : [{ path, title, left }];
    }),
  );
}

function timesOf({ parent_id, extras }: Item, { menu }: Known) {
  const category = menu.find(({ id }) => id === parent_id);
  return extras.available ?? category?.extras.available ?? [];
}

/** What is wrong with a line, by its title. */
export function lineWords({ title, left, when }: Omit<SoldOutLine, "path">): string {
  if (when) return text.cart.offHours(title, availableWords(when));
  return left === undefined ? text.cart.soldOut(title) : text.cart.fewer(title, left);
}

/** The cart without what has run out, and with no more of the rest than there is. */
export function withWhatIsLeft<C extends Cart>(cart: C, lines: readonly SoldOutLine[]): C {
  const gone = lines.filter(({ left }) => left === undefined);
  const kept = withoutLines(cart, gone);
  // Lines of one item share what is left of it.
  const shared = new Map<string, number>();
  const items = Object.entries(kept.items).flatMap(([key, line]) => {
    const left = lines.find(({ path }) => path === key)?.left;
    if (left === undefined) return [[key, line] as const];
    const rest = shared.get(itemIdOf(key)) ?? left;
    const qty = Math.min(line.qty, rest);
    shared.set(itemIdOf(key), rest - qty);
    return qty > 0 ? [[key, withLineQuantity(line, qty)] as const] : [];
  });
  const fewer = lines.filter(({ path, left }) => path.includes("/") && left !== undefined);
  return withoutLines({ ...kept, items: Object.fromEntries(items) }, fewer);
}
