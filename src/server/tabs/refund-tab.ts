import { addEvent } from "../db/outbox.ts";
import { RunAgain } from "../db/run-again.ts";
import { violates, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { requireFound } from "../http/refused.ts";
import { giveBack, type Refund } from "./give-back.ts";
import { requireFloor } from "./lock-open-tab.ts";
import { reopenSheet } from "./reopen-sheet.ts";
import { listOpenSheets, lockSheet, updateSheet, type SheetRow } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";

/**
 * Refunds some of a payment on a tab. A closed tab opens again if that leaves something to pay; one that was paid too
 * much stays closed. If the table has another guests' tab meanwhile, this one becomes individual, since their tab must
 * not stop a refund.
 */
export async function refundOnTab(hash: string, refund: Refund, context: Context): Promise<void> {
  const { tx } = context;
  requireFloor(context);
  const sheet = requireFound(await lockSheet(tx, hash));
  const sheetId = sheet.sheet_id;
  const { payments } = await readTab(sheet, context);
  const made = await giveBack(refund, { paid: { sheetId }, payments }, context);
  if (made && sheet.closed_at !== null) {
    const { total } = await readTab(sheet, context);
    const { reason } = refund;
    if (total.leftCents > 0) {
      await stepAside(tx, sheet);
      await reopenSheet(tx, { sheetId, ...made, reason }).catch((error: unknown) => {
        if (violates(error, "one_shared_sheet")) throw new RunAgain("The table's tab was opened");
        throw error;
      });
    }
  }
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}

/** A table has one open tab at most that is not individual. */
async function stepAside(tx: Tx, { sheet_id: sheetId, table_id: tableId, individual }: SheetRow) {
  if (individual) return;
  const open = await listOpenSheets(tx);
  if (open.some((sheet) => sheet.table_id === tableId && !sheet.individual))
    await updateSheet(tx, sheetId, { individual: true });
}
