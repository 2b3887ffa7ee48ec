import type { Item, Menu } from "../../contract/content.ts";
import type { WireQuote } from "../../contract/quote.ts";
import type { ShortLine } from "../services/left-words.ts";
import { itemsById, titledLines, type CartLineView } from "./cart-lines.ts";

/** A line of the cart, or an option of one after a slash. */
export type SoldOutLine = ShortLine & { path: string };

type Known = {
  menu: Pick<Menu, "menu" | "menuSubGroups">;
  quote: Pick<WireQuote, "sold_out" | "scheduled_for"> | undefined;
  /** The instant for which the order is; empty is now. */
  scheduledFor: string;
};

/** The cart's lines and options that cannot be had, according to the menu or the last quote. */
export function soldOutLines(
  lines: readonly CartLineView[],
  { menu, quote, scheduledFor }: Known,
): SoldOutLine[] {
  const byId = itemsById(menu);
  const quoted = new Map(quote?.sold_out.map((line) => [line.path, line]));
  const wanted = wantedUnits(lines);
  // The menu tells what can be had now. An earlier quote may be for another time than the chosen one.
  const isOfTime = Date.parse(quote?.scheduled_for ?? "") === Date.parse(scheduledFor);
  const found = lines.flatMap(({ key, itemId, options }) =>
    [
      { path: key, id: itemId },
      ...options.map(({ childId }) => ({ path: `${key}/${childId}`, id: childId })),
    ].flatMap(({ path, id }) => {
      const item = byId.get(id);
      const said = quoted.get(path);
      const until = item?.extras.sold_out_until;
      const isBack =
        scheduledFor !== "" && until !== undefined && Date.parse(until) <= Date.parse(scheduledFor);
      if (item?.extras.sold_out && !isBack) return [{ path }];
      const when =
        scheduledFor === ""
          ? item?.extras.off_hours && timesOf(item, menu)
          : isOfTime && said?.when;
      if (when) return [{ path, when }];
      // An older quote may name an item that is back, or a quantity that the cart has reduced since.
      const left = item?.extras.counted ? said?.left : undefined;
      return left === undefined || left >= (wanted.get(id) ?? 0) ? [] : [{ path, left }];
    }),
  );
  return titledLines(
    found.map((line) => ({ ...line, title_br: "" })),
    lines,
  );
}

/** How many of each item and option all lines want together. */
function wantedUnits(lines: readonly CartLineView[]): Map<string, number> {
  const wanted = new Map<string, number>();
  const want = (id: string, qty: number) => wanted.set(id, (wanted.get(id) ?? 0) + qty);
  for (const { itemId, qty, options } of lines) {
    want(itemId, qty);
    for (const option of options) want(option.childId, option.qty);
  }
  return wanted;
}

function timesOf({ parent_id, extras }: Item, { menu }: Known["menu"]) {
  const category = menu.find(({ id }) => id === parent_id);
  return extras.available ?? category?.extras.available ?? [];
}
