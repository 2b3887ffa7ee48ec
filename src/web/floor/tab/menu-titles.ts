import type { Cart } from "../../../domain/cart.ts";
import { itemIdOf } from "../../../domain/line-key.ts";
import type { ShownCategory } from "../../content/menu-view.ts";
import { joined } from "../../text/joined.ts";

/**
 * Titles of items and options by the path that a refusal has for them: an item's id, and an option's id after a slash.
 */
export function titlesOf(categories: readonly ShownCategory[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const item of categories.flatMap(({ items }) => items)) {
    titles.set(item.id, item.title);
    for (const option of item.groups.flatMap(({ options }) => options)) {
      titles.set(`${item.id}/${option.id}`, joined([item.title, option.title]));
    }
  }
  return titles;
}

/** The title by an order's path, which begins with a line's key. */
export function titleAt(titles: ReadonlyMap<string, string>, path: string): string | undefined {
  const [key = "", ...option] = path.split("/");
  return titles.get([itemIdOf(key), ...option].join("/"));
}

/** The title at the time of typing, for entries that have left the menu since. */
export function typedTitle({ items }: Cart, path: string): string | undefined {
  const [key = "", optionId] = path.split("/");
  const line = items[key];
  const option = optionId === undefined ? undefined : line?.children[optionId];
  return joined([line?.title_br, option?.title_br]) || undefined;
}
