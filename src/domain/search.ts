import { minQueryLength } from "./text-rules.ts";

/** Titles and subtitle are in the language that is shown. */
type Searched = {
  title_br: string;
  title: string;
  subtitle: string;
  icons?: readonly { title: string }[];
};

/** Rank of an entry that does not match; the rank of a match is its place in `textsOf`. */
const notFound = 9;
/** Two Chinese characters are a word, where two letters are only the beginning of one. */
const chineseWord = /\p{sc=Han}{2}/u;
const apostrophes = /['`´ʹ-ʿˈ‘’‛′‵ꞌ＇]/g;

/** Folds a text for comparison: without case, accents and apostrophes, and with one blank for any blanks and dashes. */
export function foldedText(text: string): string {
  return text
    .replace(apostrophes, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[\s\p{Pd}−]+/gu, " ")
    .trim();
}

/** Texts of each entry, computed once: a menu is searched with every letter that is typed. */
const known = new WeakMap<Searched, string[]>();

/**
 * Texts from what counts most to what counts least. Each element holds those before it, because the query's words may
 * come from several.
 */
function textsOf(entry: Searched, category?: Searched): string[] {
  let texts = known.get(entry);
  if (!texts) {
    const { title_br, title, subtitle, icons = [] } = entry;
    const others = [subtitle, ...icons.map((icon) => icon.title)].join(" ");
    let all = "";
    texts = [title_br, title, others, category ? `${category.title_br} ${category.title}` : ""].map(
      (text) => (all += ` ${foldedText(text)}`),
    );
    known.set(entry, texts);
  }
  return texts;
}

/**
 * Finds the part of a menu that a search shows: a matching category with all its items, any other with only its
 * matching items. An entry matches if its texts contain the query, or all of the query's words in any order; a word of
 * one or two plain letters must begin a word. Matches in Portuguese titles come first, then those in the shown titles,
 * then all others; equal ranks keep the menu's order. Undefined when the query is too short to filter.
 */
export function matchMenu<C extends Searched & { items: readonly Searched[] }>(
  categories: readonly C[],
  query: string,
): C[] | undefined {
  const wanted = foldedText(query);
  const isLong = Array.from(wanted).length >= minQueryLength || chineseWord.test(wanted);
  if (!isLong) return undefined;
  const words = wanted.split(" ").map((word) => (/^\w\w?$/.test(word) ? ` ${word}` : word));
  const rankOf = (texts: string[]) => {
    const rank = texts.findIndex(
      (text) => text.includes(wanted) || words.every((word) => text.includes(word)),
    );
    return rank < 0 ? notFound : rank;
  };
  return byRank(
    categories.map((category) => {
      const own = rankOf(textsOf(category));
      const items = category.items.map((item) => ({
        item,
        rank: Math.min(own, rankOf(textsOf(item, category))),
      }));
      const rank = Math.min(own, ...items.map((found) => found.rank));
      return { rank, category: { ...category, items: byRank(items).map(({ item }) => item) } };
    }),
  ).map(({ category }) => category);
}

/** Sorts by rank, without what does not match. */
function byRank<Found extends { rank: number }>(found: Found[]): Found[] {
  return [0, 1, 2, 3].flatMap((wanted) => found.filter(({ rank }) => rank === wanted));
}
