import type { Tx } from "../../db/with-account.ts";
import { notePrices } from "../edit/note-prices.ts";
import { noteStock, recordChanges, tellAvailability } from "../edit/note-stock.ts";
import type { EntryColumns } from "./compare-entry.ts";
import type { ImportPlan } from "./plan-entries.ts";
import type { StoredMenu } from "./stored-menu.ts";

/** Each of them decides whether something can be had. */
const deciding = [
  "active",
  "parent_id",
  "sold_out",
  "options_min",
  "max_qty",
] as const satisfies (keyof EntryColumns)[];

/** Keeps and tells of an import what an owner's edits of the same would: pages are open, and show what was before. */
export async function tellImport(
  tx: Tx,
  { plan: { newEntries, changedEntries }, stored }: { plan: ImportPlan; stored: StoredMenu },
): Promise<void> {
  const byOperator = { userId: null };
  const changed = changedEntries.flatMap(({ entryId, set }) => {
    const before = stored.byId.get(entryId);
    return before ? [{ entryId, set, before }] : [];
  });
  await noteStock(tx, {
    ...byOperator,
    changes: [
      ...newEntries.map(({ entry_id: id, stock: after }) => ({ id, before: null, after })),
      ...changed.flatMap(({ entryId: id, set: { stock: after }, before }) =>
        after === undefined ? [] : [{ id, before: before.stock, after }],
      ),
    ],
  });
  const said = (isSoldOut: boolean) => (isSoldOut ? "reopened" : null);
  const soldOut = changed.flatMap(({ entryId: id, set: { sold_out: after }, before }) =>
    after === undefined
      ? []
      : [{ id, what: "sold_out" as const, before: said(before.sold_out), after: said(after) }],
  );
  if (soldOut.length > 0) await recordChanges(tx, { ...byOperator, changes: soldOut });
  await notePrices(tx, {
    ...byOperator,
    changes: changed.flatMap(({ set: { price_cents: after }, before }) =>
      after === undefined
        ? []
        : [{ title: before.titles.br ?? "", before: before.price_cents, after }],
    ),
  });
  await tellAvailability(tx, [
    // No page shows the children of a new entry yet.
    ...newEntries
      .filter(({ parent_id: parentId }) => parentId !== null && stored.byId.has(parentId))
      .map(({ entry_id: id }) => id),
    ...changed
      .filter(({ set }) => deciding.some((column) => column in set))
      .map(({ entryId }) => entryId),
  ]);
}
