import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { giveBack, type Refund } from "./give-back.ts";
import { requireFloor } from "./lock-open-tab.ts";
import { reopenSheet } from "./reopen-sheet.ts";
import { lockSheet } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";

/**
 * Gives back of a payment on a tab. A closed one on which something is owed by that is open again; one that was paid
 * too much stays closed.
 */
export async function refundOnTab(hash: string, refund: Refund, context: Context): Promise<void> {
  const { tx } = context;
  requireFloor(context);
  const sheet = await lockSheet(tx, hash);
  if (!sheet) throw new Refused("not_found");
  const sheetId = sheet.sheet_id;
  const { payments } = await readTab(sheet, context);
  const { userId, approvedBy } = await giveBack(refund, { paid: { sheetId }, payments }, context);
  if (sheet.closed_at !== null) {
    const { total } = await readTab(sheet, context);
    const { reason } = refund;
    if (total.leftCents > 0) await reopenSheet(tx, { sheetId, userId, approvedBy, reason });
  }
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}
