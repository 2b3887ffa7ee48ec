import type { ReadItemEdit } from "../../../contract/menu-edits.ts";
import { languages, type Language, type Translations } from "../../../domain/languages.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import type { EntryValues } from "../entry-queries.ts";

/** What is sent for a category or an item. */
export type EntryEdit = Omit<ReadItemEdit, "parent_id"> & { parent_id?: string | null | undefined };

type TextKind = "title" | "subtitle";
type TextKey = `${TextKind}_${Language}`;

export const textKeys: readonly TextKey[] = languages.flatMap(
  (language) => [`title_${language}`, `subtitle_${language}`] as const,
);

const newEntry: EntryValues = {
  titles: {},
  subtitles: {},
  active: true,
  nav_hide: false,
  price_cents: 0,
};

/** The entry as it is after the edit; what is not given stays. */
export function mergedValues(edit: EntryEdit, stored: EntryValues = newEntry): EntryValues {
  const { active = stored.active, extras: { price, nav_hide: navHide } = {} } = edit;
  return {
    titles: mergedTexts("title", { edit, stored: stored.titles }),
    subtitles: mergedTexts("subtitle", { edit, stored: stored.subtitles }),
    active,
    nav_hide: navHide === undefined ? stored.nav_hide : navHide === 1,
    price_cents: price === undefined ? stored.price_cents : centsFromReais(price),
  };
}

/** A blank text takes the translation away. */
function mergedTexts(
  kind: TextKind,
  { edit, stored }: { edit: EntryEdit; stored: Translations },
): Translations {
  const texts = languages.flatMap((language): [Language, string][] => {
    const given = edit[`${kind}_${language}`];
    const text = given === undefined ? stored[language] : writtenText(given);
    return text ? [[language, text]] : [];
  });
  return Object.fromEntries(texts);
}
