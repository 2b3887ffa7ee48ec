import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { refuseSecondTab, requireFloor, requireOpen } from "./lock-open-tab.ts";
import { requireTable } from "./table-id.ts";
import { lockSheet, updateSheet } from "./sheet-queries.ts";
import { relocateOrders } from "./tab-orders.ts";
import { takeRequestsAlong } from "./take-requests-along.ts";
import { ensureTable } from "./table-queries.ts";

/**
 * Moves an open tab to another table; it keeps the hash that other devices know. A table has at most one tab that is
 * not individual: a second one is a `conflict`, and the two can be merged. Moving a tab to where it is changes nothing.
 */
export async function moveTab(
  { hash, location }: { hash: string; location: string },
  context: Context,
): Promise<void> {
  const { tx, account, now } = context;
  const { userId } = requireFloor(context);
  const number = requireTable(account, { id: location, field: "location" });
  const sheet = requireOpen(await lockSheet(tx, hash));
  if (sheet.table_id === location) return;
  const tableId = await ensureTable(tx, number);
  await updateSheet(tx, sheet.sheet_id, { table_id: tableId }).catch(refuseSecondTab);
  const { sheet_id: sheetId } = sheet;
  await relocateOrders(tx, {
    from: { sheetId, table: sheet.number },
    to: { sheetId, table: number },
    now,
  });
  await takeRequestsAlong(tx, { from: sheet.table_id, to: tableId });
  await addHistory(tx, {
    what: "moved",
    userId,
    sheetId,
    before: { table: sheet.number },
    after: { table: number },
  });
  for (const subjectId of [sheet.table_id, tableId])
    await addEvent(tx, { topic: "table", subjectId });
}
