import type { Category, Menu } from "../../../contract/content.ts";
import type { Image } from "../../../contract/fields.ts";
import { shownAccount, type Showing } from "../../account/account-queries.ts";
import type { Language } from "../../../domain/languages.ts";
import type { Tx } from "../../db/with-account.ts";
import { usualColumns } from "../../../contract/field-values.ts";
import { valueColumns } from "./entry-queries.ts";
import { categoryView, iconView, type EntryShowing, type PlacedEntry } from "./entry-view.ts";
import { createShownTimes } from "./shown-times.ts";
import { soldOutRow } from "./sold-out.ts";
import { readMenu, type StoredEntries } from "./menu-queries.ts";

type MenuQuery = Showing & { withInactive: boolean };

/**
 * Builds the menu in its wire form. Guests get only entries that are active with all their ancestors. Undefined if the
 * account is gone.
 */
export async function buildMenu(
  tx: Tx,
  { withInactive, ...showing }: MenuQuery,
): Promise<Menu | undefined> {
  const [row] = await readMenu(tx, { accountId: tx.accountId });
  if (!row) return undefined;
  const account = shownAccount(row, showing);
  const isShown = account.active || withInactive;
  const shown = isShown
    ? entriesView(row, {
        withInactive,
        nowMs: showing.nowMs,
        timeZone: account.time_zone,
        languages: account.extras.languages,
      })
    : nothing;
  return { ...shown, account };
}

type Entries = Omit<Menu, "account">;

const nothing: Entries = { menu: [], menuSubGroups: {}, icons: [] };

type EntriesAsked = Pick<MenuQuery, "withInactive" | "nowMs"> & {
  timeZone: string;
  languages: readonly Language[];
};

function entriesView(
  { entries, icons }: StoredEntries,
  { withInactive, languages, ...when }: EntriesAsked,
): Entries {
  const timesOf = createShownTimes(when);
  const rows = icons.map(([iconId, title, image]) => ({ iconId, title, image }));
  const showing: EntryShowing<MenuEntry> = {
    audience: withInactive ? "owners" : "guests",
    imagesOf: ({ images }) => images,
    iconIdsOf: ({ iconIds }) => iconIds,
    iconImages: new Map(rows.map(({ iconId, image }) => [iconId, image])),
    soldOutOf: (entry) => soldOutRow(entry, groupsOf(entry), when.nowMs),
    timesOf: ({ available }) => timesOf(available),
  };
  const groupsOf = ({ entry_id }: MenuEntry) =>
    (families.get(entry_id) ?? []).map((group) => ({
      group,
      options: families.get(group.entry_id) ?? [],
    }));
  const families = placedFamilies(entries);
  const childrenOf = (parentId: string | null): readonly MenuEntry[] => {
    const family = families.get(parentId) ?? [];
    return withInactive ? family : family.filter((entry) => entry.active);
  };
  const viewOf = (entry: MenuEntry): Category =>
    categoryView(entry, childrenOf(entry.entry_id), showing);

  const menu = childrenOf(null).map(viewOf);
  const menuSubGroups: Entries["menuSubGroups"] = {};
  for (const { items } of menu) {
    for (const { id } of items) {
      const groups = childrenOf(id);
      if (groups.length > 0) menuSubGroups[id] = groups.map(viewOf);
    }
  }
  return { menu, menuSubGroups, icons: rows.map((icon) => iconView(icon, languages)) };
}

/** An entry, with its pictures and icons from the same statement. */
type MenuEntry = PlacedEntry & { images: Image[]; iconIds: readonly string[] };

/**
 * Groups the entries below each parent, with their places. They come sorted by parent and place: looking up each
 * entry's family would take as long as all the rest.
 */
function placedFamilies(entries: StoredEntries["entries"]): Map<string | null, MenuEntry[]> {
  const families = new Map<string | null, MenuEntry[]>();
  let family: MenuEntry[] = [];
  let sharedParentId: string | null | undefined;
  for (const sent of entries) {
    const parentId = sent[1];
    if (parentId !== sharedParentId) {
      family = [];
      families.set(parentId, family);
      sharedParentId = parentId;
    }
    family.push(menuEntry(sent, family.length));
  }
  return families;
}

const valuesAt = 5;

/** Copied, since an object that grows by one property after the other takes longer. */
const unwritten = {
  entry_id: "",
  parent_id: null,
  place: 0,
  images: [],
  iconIds: [],
  sold_out_until: null,
  ...usualColumns,
};

function menuEntry(sent: StoredEntries["entries"][number], place: number): MenuEntry {
  const [entry_id, parent_id, images, iconIds, soldOutUntilMs] = sent;
  const entry: Record<string, unknown> = {
    ...unwritten,
    entry_id,
    parent_id,
    place,
    images: images ?? [],
    iconIds: iconIds ?? [],
    sold_out_until: soldOutUntilMs === null ? null : new Date(soldOutUntilMs),
  };
  for (const [at, column] of valueColumns.entries()) entry[column] = sent[valuesAt + at];
  // The statement lists the same columns in the same order.
  return entry as MenuEntry;
}
