import type { Level } from "../../../contract/menu-fields.ts";
import { usualColumns, valueAt } from "../../../contract/field-values.ts";
import { writtenText } from "../../../domain/text-rules.ts";
import type { Tx } from "../../db/with-account.ts";
import { badFields, unknownId } from "../../http/refused.ts";
import { lockStationFromRemoval } from "../../stations/station-queries.ts";
import { claimUploads } from "../../media/upload-queries.ts";
import { insertEntry, lockEntries, updateEntry, writeIcons, writeImages } from "./edit-queries.ts";
import {
  findEntry,
  listChildren,
  listIcons,
  listSiblings,
  type EntryRow,
  type EntryValues,
  type LevelledEntry,
} from "../menu/entry-queries.ts";
import { refuseOverfull } from "./refuse-overfull.ts";
import { givenValues, mergedValues, type EntryEdit } from "./entry-edit.ts";
import { notePrices } from "./note-prices.ts";
import { noteStock, publishAvailability } from "./note-stock.ts";
import { refuseStale } from "./refuse-stale.ts";
import { rulesProblem, wrongRule } from "../../../domain/rules-problem.ts";

type Edit = {
  kind: "category" | "item";
  /** The item must be an option: its parent a group of options. */
  isOption?: boolean | undefined;
  data: EntryEdit;
  /** The values that the editor saw; without it nothing is compared. */
  base?: EntryEdit | undefined;
  by: { userId: string | null; now: Date };
};

/** Adds an entry at the end of its parent, or changes the given fields of one. Answers its id. The menu is locked. */
export async function saveEntry(tx: Tx, edit: Edit): Promise<string> {
  const { data } = edit;
  requireTitle(data);
  const stationId = data.extras?.station;
  if (stationId && !(await lockStationFromRemoval(tx, stationId)))
    throw unknownId("data.extras.station");
  const uploadIds = data.uploads?.images;
  const entryId = await (data.id === undefined
    ? addEntry(tx, { edit, uploadIds })
    : changeEntry(tx, { entryId: data.id, edit, uploadIds }));
  if (uploadIds) await writeImages(tx, { entryId, uploadIds });
  if (data.extras?.icons) {
    const icons = Object.entries(data.extras.icons);
    await writeIcons(tx, {
      entryId,
      shown: icons.flatMap(([iconId, isShown]) => (isShown ? [iconId] : [])),
      hidden: icons.flatMap(([iconId, isShown]) => (isShown ? [] : [iconId])),
    });
  }
  return entryId;
}

async function addEntry(
  tx: Tx,
  { edit, uploadIds }: { edit: Edit; uploadIds: string[] | undefined },
): Promise<string> {
  const { kind, data, by } = edit;
  const parentId = data.parent_id ?? null;
  if (parentId === null && kind === "item")
    throw badFields({ "data.parent_id": { code: "place_required" } });
  const parent = parentId === null ? undefined : await findEntry(tx, parentId);
  if (parentId !== null && !(parent && mayHold(parent.level, edit)))
    throw unknownId("data.parent_id");
  await requirePictures(tx, { data, uploadIds });
  const siblings = await listSiblings(tx, parentId);
  const sort = (siblings.at(-1)?.sort ?? -1) + 1;
  const values = mergedValues(data);
  await refuseRules(tx, { values });
  const entryId = await insertEntry(tx, { kind, parent_id: parentId, sort, ...values });
  await refuseOverfull(tx);
  const counted = { id: entryId, before: null, after: values.stock };
  await noteStock(tx, { userId: by.userId, changes: [counted] });
  await publishAvailability(tx, [entryId]);
  return entryId;
}

async function changeEntry(
  tx: Tx,
  { entryId, edit, uploadIds }: { entryId: string; edit: Edit; uploadIds: string[] | undefined },
): Promise<string> {
  const { kind, isOption, data, base, by } = edit;
  await lockEntries(tx, [entryId]);
  const stored = await findEntry(tx, entryId);
  if (stored?.kind !== kind) throw unknownId("data.id");
  // An editor who saw the entry below the given parent has not moved it: somebody else has.
  const isElsewhere =
    data.parent_id !== undefined &&
    data.parent_id !== base?.parent_id &&
    data.parent_id !== stored.parent_id;
  if (isElsewhere || (isOption && stored.level !== "option")) throw unknownId("data.parent_id");
  await requirePictures(tx, { data, uploadIds });
  if (base) await refuseStale(tx, { entry: stored, data, base, now: by.now });
  if (stored.level === "group")
    await refuseRules(tx, { values: mergedValues(data, stored), stored });
  await updateEntry(tx, { entryId: stored.entry_id, values: givenValues(data, stored) });
  await noteEdit(tx, { stored, data, userId: by.userId });
  const { price_cents: price = stored.price_cents } = givenValues(data, stored);
  const change = { title: stored.titles.br ?? "", before: stored.price_cents, after: price };
  await notePrices(tx, { userId: by.userId, changes: [change] });
  return stored.entry_id;
}

/** Tells open pages when an edit touches what decides whether something can be had. */
async function noteEdit(
  tx: Tx,
  { stored, data, userId }: { stored: LevelledEntry; data: EntryEdit; userId: string | null },
): Promise<void> {
  const after = data.extras?.stock;
  const id = stored.entry_id;
  if (after !== undefined)
    await noteStock(tx, { userId, changes: [{ id, before: stored.stock, after }] });
  if (["active", "extras.min", "extras.max_qty"].some((path) => valueAt(data, path) !== undefined))
    await publishAvailability(tx, [id]);
}

/** Every entry needs a Portuguese title; a change may omit it. */
function requireTitle({ id, title_br: title }: EntryEdit): void {
  if (id !== undefined && title === undefined) return;
  if (title !== undefined && writtenText(title) !== "") return;
  throw badFields({ "data.title_br": { code: "title_required" } });
}

/** Options have no options of their own. */
function mayHold(level: Level, { kind, isOption }: Edit): boolean {
  if (kind === "category") return level === "item";
  return level === "group" || (level === "category" && !isOption);
}

async function requirePictures(
  tx: Tx,
  { data: { extras }, uploadIds = [] }: { data: EntryEdit; uploadIds: string[] | undefined },
): Promise<void> {
  const uploads = await claimUploads(tx, uploadIds);
  const missing = uploadIds.findIndex((uploadId) => !uploads.has(uploadId));
  if (missing >= 0) throw unknownId(`data.uploads.images.${missing}`);
  if (extras?.icons === undefined) return;
  const known = new Set((await listIcons(tx)).map((icon) => icon.iconId));
  const unknown = Object.keys(extras.icons).find((iconId) => !known.has(iconId));
  if (unknown !== undefined) throw unknownId(`data.extras.icons.${unknown}`);
}

const ruleColumns = ["options_min", "options_max", "price_rule", "free_qty"] as const;

/**
 * Refuses rules of a group that contradict each other, or that its options cannot meet. An edit that leaves them as
 * they are stored is let through: options may have gone since.
 */
async function refuseRules(
  tx: Tx,
  { values, stored }: { values: EntryValues; stored?: EntryRow },
): Promise<void> {
  const before: EntryValues = stored ?? usualColumns;
  if (ruleColumns.every((column) => values[column] === before[column])) return;
  const options = stored ? await listChildren(tx, stored.entry_id) : [];
  const problem = rulesProblem(
    {
      min: values.options_min,
      max: values.options_max,
      priceRule: values.price_rule,
      freeQty: values.free_qty,
    },
    options.map(({ max_qty: maxQty }) => ({ maxQty })),
  );
  if (problem === undefined) return;
  throw badFields({ [`data.extras.${wrongRule[problem]}`]: { code: problem } });
}
