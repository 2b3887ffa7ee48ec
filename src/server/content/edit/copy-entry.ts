import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Level } from "../../../contract/menu-fields.ts";
import { copiedTitles } from "../../../domain/copied-titles.ts";
import { type Tx, selectOwn } from "../../db/with-account.ts";
import { badFields, requireFound } from "../../http/refused.ts";
import {
  findEntry,
  listSiblings,
  mapEntries,
  type LevelledEntry,
  valueColumns,
} from "../menu/entry-queries.ts";
import { updateEntry, writeOrder } from "./edit-queries.ts";
import { publishAvailability } from "./note-stock.ts";
import { refuseOverfull } from "./refuse-overfull.ts";
import { refuseTwice } from "./refuse-twice.ts";

/** The level that the parent of a copy must have. A category has no parent. */
const placeOf: Record<Level, Level | undefined> = {
  category: undefined,
  item: "category",
  group: "item",
  option: "group",
};

/**
 * Copies an entry with everything below it, its pictures and icons. Under its own parent a copy comes right after it,
 * with a title that says that it is a copy. Under another parent it comes last. Returns the copies' ids, in the order
 * of `to`. The menu must be locked.
 */
export async function copyEntry(
  tx: Tx,
  { id, to }: { id: string; to?: readonly string[] | undefined },
): Promise<string[]> {
  const entry = requireFound(await findEntry(tx, id));
  if (to) await requirePlaces(tx, { entry, to });
  const parentIds = to ?? [entry.parent_id];
  const family = await listWithBelow(tx, id);
  await refuseOverfull(tx, { adding: family.length * parentIds.length });
  const places = await mapLastPlaces(tx, to ?? []);
  const copies = parentIds.flatMap((parentId) => {
    const copyIds = new Map(family.map(({ entryId }) => [entryId, randomUUIDv7()]));
    const copyOf = (entryId: string) => copyIds.get(entryId) ?? "";
    return family.map((one) =>
      one.entryId === id
        ? { ...one, copyId: copyOf(id), parentId, sort: (places.get(parentId) ?? -1) + 1 }
        : { ...one, copyId: copyOf(one.entryId), parentId: copyOf(one.parentId ?? "") },
    );
  });
  await insertCopies(tx, copies);
  const tops = copies.filter(({ entryId }) => entryId === id);
  const twin = tops.find(({ parentId }) => parentId === entry.parent_id);
  if (twin) await placeBehind(tx, { entry, copyId: twin.copyId });
  const copyIds = tops.map(({ copyId }) => copyId);
  await publishAvailability(tx, copyIds);
  return copyIds;
}

async function requirePlaces(
  tx: Tx,
  { entry, to }: { entry: LevelledEntry; to: readonly string[] },
): Promise<void> {
  refuseTwice(to, (at) => `to.${at}`);
  const parents = await mapEntries(tx, to);
  const wrong = to.flatMap((parentId, at) => {
    const parent = parents.get(parentId);
    if (parent && parent.level === placeOf[entry.level]) return [];
    return [[`to.${at}`, { code: parent ? "does_not_fit" : "does_not_exist" }] as const];
  });
  if (wrong.length > 0) throw badFields(Object.fromEntries(wrong), "invalid_id");
}

/** Puts a copy right behind its original, and changes the copy's titles to tell the two apart. */
async function placeBehind(
  tx: Tx,
  { entry, copyId }: { entry: LevelledEntry; copyId: string },
): Promise<void> {
  const siblings = await listSiblings(tx, entry.parent_id);
  const others = siblings.map(({ entryId }) => entryId).filter((entryId) => entryId !== copyId);
  await writeOrder(
    tx,
    others.flatMap((entryId) => (entryId === entry.entry_id ? [entryId, copyId] : entryId)),
  );
  await updateEntry(tx, { entryId: copyId, values: { titles: copiedTitles(entry.titles) } });
}

type Placed = { entryId: string; parentId: string | null };

/** An entry and everything below it that was not removed. */
async function listWithBelow({ db, accountId }: Tx, entryId: string): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    with recursive below as (
      select entry_id, parent_id from entries
      where account_id = ${accountId} and entry_id = ${entryId} and deleted_at is null
      union all
      select e.entry_id, e.parent_id from entries e join below b on e.parent_id = b.entry_id
      where e.account_id = ${accountId} and e.deleted_at is null
    )
    select entry_id as "entryId", parent_id as "parentId" from below`.execute(db);
  return rows;
}

/** The last place below each parent, counting removed entries too. A parent without entries is left out. */
async function mapLastPlaces(
  tx: Tx,
  parentIds: readonly string[],
): Promise<Map<string | null, number>> {
  const rows = await selectOwn(tx, "entries")
    .select((entries) => ["parent_id", entries.fn.max("sort").as("sort")])
    .where("parent_id", "=", sql<string>`any(${parentIds}::uuid[])`)
    .groupBy("parent_id")
    .execute();
  return new Map(rows.map((row) => [row.parent_id, row.sort]));
}

type Copy = {
  /** The original. */
  entryId: string;
  copyId: string;
  parentId: string | null;
  /** Without it, a copy keeps its original's place. */
  sort?: number | undefined;
};

const origins = ["title_origins", "subtitle_origins"] as const;
const columns = [...valueColumns, ...origins];
const values = sql.join(columns.map((column) => sql.ref(column)));
/** A stock counts one entry's portions, so a copy starts uncounted. But a copy of a sold-out entry has 0 left too. */
const copied = sql.join(
  columns.map((column) =>
    column === "stock" ? sql`case when e.stock = 0 then 0 end` : sql.ref(`e.${column}`),
  ),
);

/** Adds copies of entries with their pictures and icons, in three statements however many there are. */
async function insertCopies({ db, accountId }: Tx, copies: readonly Copy[]): Promise<void> {
  const entryIds = copies.map((copy) => copy.entryId);
  const copyIds = copies.map((copy) => copy.copyId);
  const parentIds = copies.map((copy) => copy.parentId);
  const places = copies.map((copy) => copy.sort ?? null);
  await sql`
    insert into entries (account_id, entry_id, parent_id, kind, sort, sold_out_until, ${values})
    select e.account_id, given.copy_id, given.parent_id, e.kind, coalesce(given.sort, e.sort),
      e.sold_out_until, ${copied}
    from entries e
    join unnest(${entryIds}::uuid[], ${copyIds}::uuid[], ${parentIds}::uuid[], ${places}::int[])
      as given (entry_id, copy_id, parent_id, sort) on given.entry_id = e.entry_id
    where e.account_id = ${accountId}`.execute(db);
  await sql`
    insert into entry_images (account_id, entry_id, position, upload_id)
    select i.account_id, given.copy_id, i.position, i.upload_id
    from entry_images i
    join unnest(${entryIds}::uuid[], ${copyIds}::uuid[]) as given (entry_id, copy_id)
      on given.entry_id = i.entry_id
    where i.account_id = ${accountId}`.execute(db);
  await sql`
    insert into entry_icons (account_id, entry_id, icon_id)
    select i.account_id, given.copy_id, i.icon_id
    from entry_icons i
    join unnest(${entryIds}::uuid[], ${copyIds}::uuid[]) as given (entry_id, copy_id)
      on given.entry_id = i.entry_id
    where i.account_id = ${accountId}`.execute(db);
}
