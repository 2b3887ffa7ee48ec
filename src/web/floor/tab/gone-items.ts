import type { Cart } from "../../../domain/cart.ts";
import { itemIdOf } from "../../../domain/line-key.ts";
import { findItem, itemFigures, type ShownCategory } from "../../content/menu-view.ts";
import { takingText } from "../../text/taking-dictionary.ts";

/**
 * The menu, after a category of the order's items that have left it, so that these can be seen and taken out. Without a
 * menu nothing is known to be gone.
 */
export function withGoneItems(
  categories: readonly ShownCategory[],
  items: Cart["items"],
): readonly ShownCategory[] {
  const gone = new Map(
    Object.entries(items)
      .map(([key, line]) => [itemIdOf(key), line] as const)
      .filter(([id]) => !findItem(categories, id)),
  );
  if (categories.length === 0 || gone.size === 0) return categories;
  const named = (id: string, title: string) => ({ id, title, title_br: title, subtitle: "" });
  const category = {
    ...named("gone", takingText.gone),
    anchor: "",
    image: undefined,
    inNavigation: false,
    items: [...gone].map(([id, { title_br, extras }]) => ({
      ...named(id, title_br),
      ...itemFigures(extras),
      image: undefined,
      inNavigation: false,
      icons: [],
      groups: [],
    })),
  };
  return [category, ...categories];
}
