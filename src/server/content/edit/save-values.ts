import type { ReadBulkEdit } from "../../../contract/menu-edits.ts";
import { extrasView } from "../../../contract/field-values.ts";
import { staleFields } from "../../../domain/stale-fields.ts";
import type { Tx } from "../../db/with-account.ts";
import { refuseConflicts, unknownId } from "../../http/refused.ts";
import { mapEntries, type EntryRow, type EntryValues } from "../menu/entry-queries.ts";
import { lockEntries, updateValues } from "./edit-queries.ts";
import { givenValues, valuePaths } from "./entry-edit.ts";
import { notePrices } from "./note-prices.ts";
import { noteStock, publishAvailability } from "./note-stock.ts";
import { refuseTwice } from "./refuse-twice.ts";

/**
 * Changes values of items and options, all or nothing. Returns the ids of changed entries. A refusal names every entry
 * that is gone, or every value that somebody else has changed since it was seen. The menu must be locked.
 */
export async function saveValues(
  tx: Tx,
  { edits, userId }: { edits: readonly ReadBulkEdit[]; userId: string | null },
): Promise<string[]> {
  const ids = edits.map(({ id }) => id);
  refuseTwice(ids, (at) => `edits.${at}.id`);
  await lockEntries(tx, ids);
  const stored = await mapEntries(tx, ids);
  const pairs = edits.flatMap((edit) => {
    const entry = stored.get(edit.id);
    return entry?.kind === "item" ? { edit, entry } : [];
  });
  if (pairs.length < edits.length) refuseGone(edits, new Set(pairs.map(({ edit }) => edit.id)));
  refuseStale(pairs);
  const changed = pairs.flatMap(({ edit, entry }) => {
    const values = changedValues(edit, entry);
    return Object.keys(values).length > 0 ? { entryId: entry.entry_id, entry, values } : [];
  });
  await updateValues(tx, changed);
  await noteStock(tx, {
    userId,
    changes: changed.flatMap(
      ({ entryId: id, entry: { stock: before }, values: { stock: after } }) =>
        after === undefined ? [] : { id, before, after },
    ),
  });
  await notePrices(tx, {
    userId,
    changes: changed.map(({ entry, values }) => ({
      title: entry.titles.br ?? "",
      before: entry.price_cents,
      after: values.price_cents ?? entry.price_cents,
    })),
  });
  await publishAvailability(
    tx,
    changed.flatMap(({ entryId, values }) =>
      "active" in values || "max_qty" in values ? entryId : [],
    ),
  );
  return changed.map(({ entryId }) => entryId);
}

function refuseGone(edits: readonly ReadBulkEdit[], found: ReadonlySet<string>): never {
  const gone = edits.flatMap(({ id }, at) => (found.has(id) ? [] : `edits.${at}.id`));
  throw unknownId(...gone);
}

function refuseStale(pairs: readonly { edit: ReadBulkEdit; entry: EntryRow }[]): void {
  const conflicts = pairs.flatMap(({ edit: { data, base = {} }, entry }, at) => {
    const shown = { active: entry.active, extras: extrasView("item", entry, "owners") };
    const stale = staleFields({
      given: given(data),
      base: given(base),
      stored: given(shown),
    });
    return Object.entries(stale).map(([path, both]) => [`edits.${at}.${path}`, both] as const);
  });
  refuseConflicts(Object.fromEntries(conflicts));
}

const given = (values: object) =>
  Object.fromEntries(valuePaths(values).filter(([, value]) => value !== undefined));

function changedValues({ data }: ReadBulkEdit, entry: EntryRow): Partial<EntryValues> {
  const stored: Record<string, unknown> = entry;
  const values = Object.entries(givenValues(data, entry));
  return Object.fromEntries(values.filter(([column, value]) => value !== stored[column]));
}
