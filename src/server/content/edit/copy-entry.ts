import { randomUUIDv7 } from "node:crypto";
import type { Level } from "../../../contract/menu-fields.ts";
import { copiedTitles } from "../../../domain/copied-titles.ts";
import type { Tx } from "../../db/with-account.ts";
import { Refused, requireFound } from "../../http/refused.ts";
import { findEntry, listSiblings, mapEntries, type LevelledEntry } from "../menu/entry-queries.ts";
import { insertCopies, listWithBelow, mapLastPlaces } from "./copy-queries.ts";
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
  if (wrong.length > 0) throw new Refused("invalid_id", { fields: Object.fromEntries(wrong) });
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
