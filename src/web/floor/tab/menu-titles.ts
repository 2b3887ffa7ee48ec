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
