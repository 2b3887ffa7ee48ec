import { addHistory } from "../db/history.ts";
import type { Tx } from "../db/with-account.ts";
import { updateSheet } from "./sheet-queries.ts";

/**
 * Opens a closed tab again; its orders stay as they are. A table has at most one open tab that is not individual: if
 * another one was opened meanwhile, this violates `one_shared_sheet`. The typed reason is kept on the tab, where it is
 * erased in time: histories are never changed.
 */
export async function reopenSheet(
  tx: Tx,
  reopened: {
    sheetId: string;
    userId: string;
    approvedBy?: string | undefined;
    /** A code, or typed text. */
    reason: string;
  },
): Promise<void> {
  const { sheetId, userId, approvedBy, reason } = reopened;
  await updateSheet(tx, sheetId, { closed_at: null, closed_by: null, reopen_reason: reason });
  await addHistory(tx, { what: "reopened", sheetId, userId, approvedBy });
}
