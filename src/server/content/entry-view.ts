import type { Category, Icon, Item } from "../../contract/content.ts";
import type { Image } from "../../contract/fields.ts";
import { languages, type Language, type Translations } from "../../domain/languages.ts";
import { reaisFromCents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";
import {
  listIcons,
  mapEntryIcons,
  mapEntryImages,
  type EntryRow,
  type IconRow,
} from "./entry-queries.ts";

/** An entry with its place among those of its parent, counted from 0: stored places have gaps where others were removed. */
export type PlacedEntry = Omit<EntryRow, "sort" | "kind"> & { place: number };

/** The pictures of entries, by what they belong to. */
export type EntryPictures = {
  images: ReadonlyMap<string, Image[]>;
  /** The icons that each item shows. */
  iconIds: ReadonlyMap<string, string[]>;
  iconImages: ReadonlyMap<string, Image>;
};
export type Pictures = EntryPictures & { icons: IconRow[] };

/** The pictures and icons of all entries, or of some. */
export async function readPictures(tx: Tx, entryIds?: readonly string[]): Promise<Pictures> {
  const images = await mapEntryImages(tx, entryIds);
  const iconIds = await mapEntryIcons(tx, entryIds);
  const icons = await listIcons(tx);
  const iconImages = new Map(icons.map((icon) => [icon.iconId, icon.image]));
  return { icons, images, iconIds, iconImages };
}

/** The rows, given in their order, with their places below their parents. */
export function placed(rows: readonly EntryRow[]): PlacedEntry[] {
  const siblings = Map.groupBy(rows, (row) => row.parent_id);
  return [...siblings.values()].flatMap((family) =>
    family.map((row, place) => ({ ...row, place })),
  );
}

/** An item or option as it goes over the wire. */
export function itemView(row: PlacedEntry, pictures: EntryPictures): Item {
  const iconIds = pictures.iconIds.get(row.entry_id) ?? [];
  return {
    id: row.entry_id,
    parent_id: row.parent_id ?? "",
    active: row.active,
    ...perLanguage("title", row.titles),
    ...perLanguage("subtitle", row.subtitles),
    sort: row.place,
    uploads: {
      images: pictures.images.get(row.entry_id) ?? [],
      icons: iconIds.flatMap((iconId) => pictures.iconImages.get(iconId) ?? []),
    },
    extras: {
      price: reaisFromCents(row.price_cents),
      icons: Object.fromEntries(iconIds.map((iconId) => [iconId, true])),
      nav_hide: row.nav_hide ? 1 : 0,
    },
  };
}

/** A category or group as it goes over the wire, with what stands in it. */
export function categoryView(
  row: PlacedEntry,
  children: readonly PlacedEntry[],
  pictures: EntryPictures,
): Category {
  return {
    id: row.entry_id,
    schema: row.parent_id === null ? "menu-group" : "menu-subgroup",
    parent_id: row.parent_id,
    active: row.active,
    ...perLanguage("title", row.titles),
    ...perLanguage("subtitle", row.subtitles),
    uploads: { images: pictures.images.get(row.entry_id) ?? [] },
    sort: row.place,
    extras: { nav_hide: row.nav_hide ? 1 : 0 },
    items: children.map((child) => itemView(child, pictures)),
  };
}

export function iconView({ iconId, title, image }: IconRow): Icon {
  return { id: iconId, title, uploads: { icons: [image] } };
}

type PerLanguage<Prefix extends string> = {
  [L in keyof Translations as `${Prefix}_${L}`]?: string;
};

/** `{br: "Água"}` as `{title_br: "Água"}`; blank texts are left out. */
function perLanguage<Prefix extends "title" | "subtitle">(
  prefix: Prefix,
  texts: Translations,
): PerLanguage<Prefix> {
  const given: Record<string, string> = {};
  for (const [language, field] of fields[prefix]) {
    const text = texts[language];
    if (text) given[field] = text;
  }
  // The record forgets its keys, which are the prefix with each language.
  return given as PerLanguage<Prefix>;
}

const fields = { title: fieldsOf("title"), subtitle: fieldsOf("subtitle") };

function fieldsOf(prefix: string): readonly (readonly [Language, string])[] {
  return languages.map((language) => [language, `${prefix}_${language}`]);
}
