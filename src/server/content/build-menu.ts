import type { Category, Icon, Item, Menu } from "../../contract/content.ts";
import { languages, type Translations } from "../../domain/languages.ts";
import { reaisFromCents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";
import {
  listEntries,
  listIcons,
  mapEntryIcons,
  mapEntryImages,
  type EntryRow,
} from "./entry-queries.ts";

/** The menu as it goes over the wire; guests get only what is active, all the way up. */
export async function buildMenu(
  tx: Tx,
  { withInactive }: { withInactive: boolean },
): Promise<Omit<Menu, "account">> {
  const rows = await listEntries(tx);
  const shown = withInactive ? rows : rows.filter((row) => row.active);
  const [images, entryIcons, icons] = [
    await mapEntryImages(tx),
    await mapEntryIcons(tx),
    await listIcons(tx),
  ];
  const children = Map.groupBy(shown, (row) => row.parent_id);
  const iconImages = new Map(icons.map((icon) => [icon.iconId, icon.image]));

  const itemOf = (row: EntryRow): Item => {
    const iconIds = (entryIcons.get(row.entry_id) ?? []).filter((iconId) => iconImages.has(iconId));
    return {
      id: row.entry_id,
      parent_id: row.parent_id ?? "",
      active: row.active,
      ...perLanguage("title", row.titles),
      ...perLanguage("subtitle", row.subtitles),
      sort: row.sort,
      uploads: {
        images: images.get(row.entry_id) ?? [],
        icons: iconIds.flatMap((iconId) => iconImages.get(iconId) ?? []),
      },
      extras: {
        price: reaisFromCents(row.price_cents),
        icons: Object.fromEntries(iconIds.map((iconId) => [iconId, true])),
        nav_hide: row.nav_hide ? 1 : 0,
      },
    };
  };
  const categoryOf = (row: EntryRow): Category => ({
    id: row.entry_id,
    schema: row.parent_id === null ? "menu-group" : "menu-subgroup",
    parent_id: row.parent_id,
    active: row.active,
    ...perLanguage("title", row.titles),
    ...perLanguage("subtitle", row.subtitles),
    uploads: { images: images.get(row.entry_id) ?? [] },
    sort: row.sort,
    extras: { nav_hide: row.nav_hide ? 1 : 0 },
    items: (children.get(row.entry_id) ?? []).filter((child) => child.kind === "item").map(itemOf),
  });

  const menu = (children.get(null) ?? []).map(categoryOf);
  const menuSubGroups: Record<string, Category[]> = {};
  for (const item of menu.flatMap((category) => category.items)) {
    const groups = children.get(item.id) ?? [];
    if (groups.length > 0) menuSubGroups[item.id] = groups.map(categoryOf);
  }
  return {
    menu,
    menuSubGroups,
    icons: icons.map((icon): Icon => ({
      id: icon.iconId,
      title: icon.title,
      uploads: { icons: [icon.image] },
    })),
  };
}

type PerLanguage<Prefix extends string> = {
  [L in keyof Translations as `${Prefix}_${L}`]?: string;
};

/** `{br: "Água"}` as `{title_br: "Água"}`; blank texts are left out. */
function perLanguage<Prefix extends "title" | "subtitle">(
  prefix: Prefix,
  texts: Translations,
): PerLanguage<Prefix> {
  const given = languages.flatMap((language) => {
    const text = texts[language];
    return text ? [[`${prefix}_${language}`, text]] : [];
  });
  // fromEntries forgets the keys, which are the prefix with each language.
  return Object.fromEntries(given) as PerLanguage<Prefix>;
}
