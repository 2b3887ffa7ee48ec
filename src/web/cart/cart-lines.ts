import type { Item, Menu } from "../../contract/content.ts";
import type { RefusedLine } from "../../contract/errors.ts";
import { pricedLines, type Cart } from "../../domain/cart.ts";
import type { Language } from "../../domain/languages.ts";
import type { Cents } from "../../domain/money.ts";
import { itemIdOf, unitsByItem } from "../../domain/line-key.ts";
import { maxLineQty, mostOfItem } from "../../domain/option-count.ts";
import { lineTotal, type PricedOption } from "../../domain/order-total.ts";
import { translatedText } from "../content/translated-texts.ts";
import { cartText } from "../text/cart-dictionary.ts";
import { joined } from "../text/joined.ts";

type TitledMenu = Pick<Menu, "menu" | "menuSubGroups">;

/** The quantity is for all units of the line. */
type CartOptionView = {
  childId: string;
  title: string;
  qty: number;
  group: PricedOption["group"];
};

export type CartLineView = {
  key: string;
  itemId: string;
  title: string;
  obs: string;
  qty: number;
  most: number;
  totalCents: Cents;
  options: CartOptionView[];
};

/**
 * The cart's lines as they are shown, with the menu's titles in the visitor's language. An item that has left the menu
 * keeps its title.
 */
export function cartLines(
  cart: Cart,
  items: ReadonlyMap<string, Item>,
  language: Language,
): CartLineView[] {
  const titleOf = (id: string, fallback: string) =>
    translatedText(items.get(id) ?? { title_br: fallback }, "title", language);
  const priced = pricedLines(cart);
  const units = unitsByItem(cart.items);
  return Object.entries(cart.items).flatMap(([key, line], index) => {
    const itemId = itemIdOf(key);
    const cents = priced[index];
    if (cents === undefined) return [];
    const options = Object.entries(line.children).map(([childId, { qty, title_br, group }]) => ({
      childId,
      title: titleOf(childId, title_br ?? cartText.item.options),
      qty,
      group,
    }));
    return {
      key,
      itemId,
      title: titleOf(itemId, line.title_br),
      obs: line.obs ?? "",
      qty: line.qty,
      most: Math.min(
        maxLineQty(
          line.qty,
          options.map(({ qty }) => qty),
        ),
        mostOfItem(items.get(itemId)?.extras.max_qty ?? 0, (units.get(itemId) ?? 0) - line.qty),
      ),
      totalCents: lineTotal(cents),
      options,
    };
  });
}

/** All that can be ordered, options included. */
export function itemsById({ menu, menuSubGroups }: TitledMenu): Map<string, Item> {
  const categories = [...menu, ...Object.values(menuSubGroups).flat()];
  return new Map(categories.flatMap(({ items }) => items.map((item) => [item.id, item])));
}

/** `itemTitle` is the title of the line's item, even where `title` names an option. */
export type TitledLine = RefusedLine & { title: string; itemTitle: string };

/** The refused lines by the names that the guest knows them by: "Pizza", or "Pizza · Borda" for an option. */
export function titledLines(
  refused: readonly RefusedLine[],
  lines: readonly CartLineView[],
): TitledLine[] {
  return refused.map((line) => {
    const [key, childId] = line.path.split("/");
    const shown = lines.find((candidate) => candidate.key === key);
    const option = shown?.options.find((candidate) => candidate.childId === childId);
    // The last is for options that have left the menu, in carts stored before carts kept titles.
    const optionTitle =
      childId !== undefined && (option?.title || line.title_br || cartText.item.options);
    return {
      ...line,
      itemTitle: shown?.title ?? line.title_br,
      title: joined([shown?.title, optionTitle]) || line.title_br,
    };
  });
}
