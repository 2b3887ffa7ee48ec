import { translated, type Language, type Translations } from "./languages.ts";

/** The business reads an order's titles in Portuguese; its guest reads them as the menu had them at the time. */
export type TitleReader = "business" | "guest";

/** The title of an ordered entry, and the title that the guest read if it was different. */
export type OrderedTitle = { title_br: string; guest_title?: string | undefined };

export function titleFor(
  { title_br: title, guest_title: own = title }: OrderedTitle,
  reader: TitleReader,
): string {
  return reader === "guest" ? own : title;
}

/** A reader in the language of the order gets the guest's titles; any other reader gets the business's. */
export function titleReader(
  { language: placedIn }: { language?: Language | undefined },
  language: Language | undefined,
): TitleReader {
  return placedIn !== undefined && placedIn === language ? "guest" : "business";
}

/** The title that a guest reads in `language`; null if it is the Portuguese one. */
export function guestTitle(titles: Translations, language: Language | undefined): string | null {
  const title = translated(titles, language ?? "br");
  return title === (titles.br ?? "") ? null : title;
}
