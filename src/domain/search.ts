/** Shorter queries do not filter. */
export const minQueryLength = 3;

type Titled = { title_br: string };

/** The text without accents and in lower case, for comparison only. */
function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * The part of a menu that a search shows, matched on Portuguese titles without regard to accents or
 * case: a matching category with all its items, any other with only its matching items. Undefined
 * when the trimmed query is too short to filter.
 */
export function matchMenu<C extends Titled & { items: readonly Titled[] }>(
  categories: readonly C[],
  query: string,
): C[] | undefined {
  const wanted = folded(query.trim());
  if (Array.from(wanted).length < minQueryLength) return undefined;
  const matches = (entry: Titled) => folded(entry.title_br).includes(wanted);
  return categories.flatMap((category) => {
    if (matches(category)) return [category];
    const items = category.items.filter(matches);
    return items.length > 0 ? [{ ...category, items }] : [];
  });
}
