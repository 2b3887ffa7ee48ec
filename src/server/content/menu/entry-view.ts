import type { Category, MenuIcon, Item } from "../../../contract/content.ts";
import type { Image } from "../../../contract/fields.ts";
import { itemWeek } from "../../../domain/availability.ts";
import type { SoldOut } from "../../../domain/sold-out.ts";
import { extrasView, type Audience } from "../../../contract/field-values.ts";
import {
  defaultLanguage,
  languages,
  type Language,
  type Translations,
} from "../../../domain/languages.ts";
import type { Tx } from "../../db/with-account.ts";
import { iconWords } from "../../texts/standard-icons.ts";
import {
  listIcons,
  mapEntryIcons,
  mapEntryImages,
  type EntryRow,
  type IconRow,
} from "./entry-queries.ts";

import { countedView, soldOutRow, soldOutView } from "./sold-out.ts";
import type { ShownTimes } from "./shown-times.ts";
import { listItemFamilies } from "./stock-queries.ts";

/** An entry with its place among its siblings, counted from 0: stored places have gaps where others were removed. */
export type PlacedEntry = Omit<EntryRow, "sort" | "kind"> & { place: number };

/** The data that entries are shown with, and who sees them. */
export type EntryShowing<Entry extends PlacedEntry = PlacedEntry> = {
  audience: Audience;
  imagesOf(entry: Entry): Image[];
  iconIdsOf(entry: Entry): readonly string[];
  iconImages: ReadonlyMap<string, Image>;
  soldOutOf(entry: Entry): SoldOut;
  /** The coming times of a category or item; undefined if it has none, or if nobody needs them. */
  timesOf(entry: Entry): ShownTimes | undefined;
};

/** The data that an owner is shown entries with. */
export async function readShowing(
  tx: Tx,
  { entryIds, now }: { entryIds: readonly string[]; now: Date },
): Promise<EntryShowing> {
  const [images, iconIds, icons, families] = await Promise.all([
    mapEntryImages(tx, entryIds),
    mapEntryIcons(tx, entryIds),
    listIcons(tx),
    listItemFamilies(tx, entryIds),
  ]);
  const groupsOf = new Map(families.map(({ item, groups }) => [item.entry_id, groups]));
  return {
    audience: "owners",
    imagesOf: ({ entry_id }) => images.get(entry_id) ?? [],
    iconIdsOf: ({ entry_id }) => iconIds.get(entry_id) ?? [],
    iconImages: new Map(icons.map((icon) => [icon.iconId, icon.image])),
    timesOf: () => undefined,
    soldOutOf: (entry) => soldOutRow(entry, groupsOf.get(entry.entry_id) ?? [], now.getTime()),
  };
}

/** The rows, given in their order, with their places below their parents. */
export function placed(rows: readonly EntryRow[]): PlacedEntry[] {
  const siblings = Map.groupBy(rows, (row) => row.parent_id);
  return [...siblings.values()].flatMap((family) =>
    family.map((row, place) => ({ ...row, place })),
  );
}

/** An item or option as it goes over the wire. */
export function itemView<Entry extends PlacedEntry>(
  row: Entry,
  showing: EntryShowing<Entry>,
  category?: ShownTimes,
): Item {
  const times = showing.timesOf(row);
  const isOff = [times, category].some((one) => one?.isOpen === false);
  // Owners send back what they are shown.
  const isCut = times && category && showing.audience === "guests";
  const iconIds = showing.iconIdsOf(row);
  return {
    id: row.entry_id,
    parent_id: row.parent_id ?? "",
    active: row.active,
    ...perLanguage("title", row.titles),
    ...perLanguage("subtitle", row.subtitles),
    sort: row.place,
    uploads: {
      images: showing.imagesOf(row),
      icons: iconIds.flatMap((iconId) => showing.iconImages.get(iconId) ?? []),
    },
    extras: {
      ...extrasView("item", row, showing.audience),
      ...(isCut ? { available: itemWeek(times.week, category.week) } : {}),
      ...soldOutView(showing.soldOutOf(row)),
      ...countedView(row),
      ...times?.view,
      ...(isOff ? { off_hours: true } : {}),
      icons: Object.fromEntries(iconIds.map((iconId) => [iconId, true])),
    },
  };
}

/** The wire form of a category or group, with its entries. */
export function categoryView<Entry extends PlacedEntry>(
  row: Entry,
  children: readonly Entry[],
  showing: EntryShowing<Entry>,
): Category {
  const times = showing.timesOf(row);
  return {
    id: row.entry_id,
    schema: row.parent_id === null ? "menu-group" : "menu-subgroup",
    parent_id: row.parent_id,
    active: row.active,
    ...perLanguage("title", row.titles),
    ...perLanguage("subtitle", row.subtitles),
    uploads: { images: showing.imagesOf(row) },
    sort: row.place,
    extras: { ...extrasView("category", row, showing.audience), ...times?.view },
    items: children.map((child) => itemView(child, showing, times)),
  };
}

/** `alsoIn`: further languages of the title, where the product knows the icon's name in them. */
export function iconView({ iconId, title, image }: IconRow, alsoIn: readonly Language[]): MenuIcon {
  const titles: Translations = {};
  for (const language of alsoIn) {
    const name = iconWords(title, language).title;
    if (language !== defaultLanguage && name !== title) titles[language] = name;
  }
  return { id: iconId, title, ...perLanguage("title", titles), uploads: { icons: [image] } };
}

type PerLanguage<Prefix extends string> = {
  [L in keyof Translations as `${Prefix}_${L}`]?: string;
};

/** `{br: "Água"}` as `{title_br: "Água"}`; blank texts are left out. */
function perLanguage<Prefix extends "title" | "subtitle">(
  prefix: Prefix,
  texts: Translations,
): PerLanguage<Prefix> {
  const names: Record<string, string> = fields[prefix];
  const written: Record<string, string | undefined> = texts;
  const given: Record<string, string> = {};
  // Most texts are in one language of the six.
  for (const language in texts) {
    const text = written[language];
    const field = names[language];
    if (text && field) given[field] = text;
  }
  // The record forgets its keys, which are the prefix with each language.
  return given as PerLanguage<Prefix>;
}

const fields = { title: fieldsOf("title"), subtitle: fieldsOf("subtitle") };

function fieldsOf(prefix: string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, `${prefix}_${language}`]));
}
