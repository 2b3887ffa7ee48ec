import type { Image } from "../../contract/fields.ts";
import type { Translations } from "../../domain/languages.ts";
import type { Cents } from "../../domain/money.ts";
import { imageOf } from "../account/account-queries.ts";
import type { Tx } from "../db/with-account.ts";

export type EntryRow = {
  entry_id: string;
  kind: "category" | "item";
  parent_id: string | null;
  active: boolean;
  nav_hide: boolean;
  sort: number;
  titles: Translations;
  subtitles: Translations;
  price_cents: Cents;
};

/** Every entry of the account, in the order of the page. */
export async function listEntries(tx: Tx): Promise<EntryRow[]> {
  return tx.db
    .selectFrom("entries")
    .select([
      "entry_id",
      "kind",
      "parent_id",
      "active",
      "nav_hide",
      "sort",
      "titles",
      "subtitles",
      "price_cents",
    ])
    .where("account_id", "=", tx.accountId)
    .orderBy("sort")
    .orderBy("entry_id")
    .execute();
}

/** The pictures of the entries, by entry, first picture first. */
export async function mapEntryImages(tx: Tx): Promise<Map<string, Image[]>> {
  const rows = await tx.db
    .selectFrom("entry_images as i")
    .innerJoin("uploads as u", (join) =>
      join.onRef("u.account_id", "=", "i.account_id").onRef("u.upload_id", "=", "i.upload_id"),
    )
    .select(["i.entry_id", "u.upload_id", "u.file", "u.width", "u.height", "u.colour"])
    .where("i.account_id", "=", tx.accountId)
    .orderBy("i.entry_id")
    .orderBy("i.position")
    .execute();
  const images = Map.groupBy(rows, (row) => row.entry_id);
  return new Map([...images].map(([entryId, group]) => [entryId, group.map(imageOf)]));
}

/** The ids of the icons that each item shows, in the order of the account's icons. */
export async function mapEntryIcons(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx.db
    .selectFrom("entry_icons as e")
    .innerJoin("icons as i", (join) =>
      join.onRef("i.account_id", "=", "e.account_id").onRef("i.icon_id", "=", "e.icon_id"),
    )
    .select(["e.entry_id", "e.icon_id"])
    .where("e.account_id", "=", tx.accountId)
    .orderBy("i.sort")
    .orderBy("i.icon_id")
    .execute();
  const icons = Map.groupBy(rows, (row) => row.entry_id);
  return new Map([...icons].map(([entryId, group]) => [entryId, group.map((row) => row.icon_id)]));
}

export type IconRow = { iconId: string; title: string; image: Image };

export async function listIcons(tx: Tx): Promise<IconRow[]> {
  const rows = await tx.db
    .selectFrom("icons as i")
    .innerJoin("uploads as u", (join) =>
      join.onRef("u.account_id", "=", "i.account_id").onRef("u.upload_id", "=", "i.upload_id"),
    )
    .select(["i.icon_id", "i.title", "u.upload_id", "u.file", "u.width", "u.height", "u.colour"])
    .where("i.account_id", "=", tx.accountId)
    .orderBy("i.sort")
    .orderBy("i.icon_id")
    .execute();
  return rows.map((row) => ({ iconId: row.icon_id, title: row.title, image: imageOf(row) }));
}
