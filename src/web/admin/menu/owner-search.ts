import type { Category, Item, Menu } from "../../../contract/content.ts";
import type { Language } from "../../../domain/languages.ts";
import { matchMenu } from "../../../domain/search.ts";
import { translatedText } from "../../content/translated-texts.ts";

type Found = { category: Category; items: readonly Item[] };

/**
 * The entries that an owner's search finds, inactive ones too: matching categories with all their items, others with
 * those that match.
 */
export function ownerSearch(
  { menu, icons }: Pick<Menu, "menu" | "icons">,
  language: Language,
): (query: string) => Found[] | undefined {
  const named = (entry: Category | Item) => ({
    title_br: entry.title_br ?? "",
    title: translatedText(entry, "title", language),
    subtitle: translatedText(entry, "subtitle", language),
  });
  const categories = menu.map((category) => ({
    ...named(category),
    category,
    items: category.items.map((item) => ({
      ...named(item),
      icons: icons.filter(({ id }) => item.extras.icons[id]),
      item,
    })),
  }));
  return (query) =>
    matchMenu(categories, query)?.map(({ category, items }) => ({
      category,
      items: items.map(({ item }) => item),
    }));
}
