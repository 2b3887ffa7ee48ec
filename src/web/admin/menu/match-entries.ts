import type { Category, Item } from "../../../contract/content.ts";
import { matchMenu } from "../../../domain/search.ts";

type Found = { category: Category; items: readonly Item[] };

/** What a search shows: matching categories with all their items, others with those that match. */
export function matchEntries(categories: readonly Category[], query: string): Found[] | undefined {
  const titled = categories.map((category) => ({
    title_br: category.title_br ?? "",
    category,
    items: category.items.map((item) => ({ title_br: item.title_br ?? "", item })),
  }));
  return matchMenu(titled, query)?.map(({ category, items }) => ({
    category,
    items: items.map(({ item }) => item),
  }));
}
