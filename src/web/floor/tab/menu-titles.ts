import type { Cart } from "../../../domain/cart.ts";
import type { ShownCategory } from "../../content/menu-view.ts";

/** What items and their options are called, by the paths that a refusal names them by: an item's id, with an option's after a slash. */
export function titlesOf(categories: readonly ShownCategory[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const item of categories.flatMap(({ items }) => items)) {
    titles.set(item.id, item.title);
    for (const option of item.groups.flatMap(({ options }) => options)) {
      titles.set(`${item.id}/${option.id}`, `${item.title} · ${option.title}`);
    }
  }
  return titles;
}

/** What it was called when it was typed, for what has left the menu since. */
export function typedTitle({ items }: Cart, path: string): string | undefined {
  const [itemId = "", optionId] = path.split("/");
  const line = items[itemId];
  const option = optionId === undefined ? undefined : line?.children[optionId];
  return [line?.title_br, option?.title_br].filter(Boolean).join(" · ") || undefined;
}
