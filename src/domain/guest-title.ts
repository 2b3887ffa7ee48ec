import { translated, type Language, type Translations } from "./languages.ts";

/** Titles of an order stand in Portuguese for the business, and for its guest as the menu had them when it was placed. */
export type TitleReader = "business" | "guest";

/** A title of an order, and what the guest read in its place if that was something else. */
export type OrderedTitle = { title_br: string; guest_title?: string | undefined };

export function titleFor(
  { title_br: title, guest_title: own = title }: OrderedTitle,
  reader: TitleReader,
): string {
  return reader === "guest" ? own : title;
}

/** The guest's titles are read in the language that the order was placed in, the business's in any other. */
export function titleReader(
  { language: placedIn }: { language?: Language | undefined },
  language: Language | undefined,
): TitleReader {
  return placedIn !== undefined && placedIn === language ? "guest" : "business";
}

/** The title that a guest reads in `language`, if it is not the Portuguese one. */
export function guestTitle(titles: Translations, language: Language | undefined): string | null {
  const title = translated(titles, language ?? "br");
  return title === (titles.br ?? "") ? null : title;
}
