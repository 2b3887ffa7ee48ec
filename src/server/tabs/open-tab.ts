import { givenText } from "../../domain/text-rules.ts";
import { addEvent } from "../db/outbox.ts";
import { RunAgain } from "../db/run-again.ts";
import { violates, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { findSheet, insertSheet } from "./sheet-queries.ts";
import { sheetView } from "./tab-details.ts";
import { requireTable } from "./table-id.ts";
import { ensureTable } from "./table-queries.ts";
import { requireFloor } from "./lock-open-tab.ts";

type NewTab = { individual: boolean; location: string; name: string; hash?: string | undefined };

/**
 * Opens a tab at a table. A table has at most one open tab that is not individual: when two devices open an empty table
 * at once, one gets a `conflict` and finds the other's tab.
 */
export async function openTab(
  { individual, location, name, hash: given }: NewTab,
  context: Context,
) {
  const { tx, account, now } = context;
  const { userId } = requireFloor(context);
  if (!account.active) throw new Refused("access_denied");
  // Before the table is looked up, which may be gone: a device asks again when it has lost the answer.
  const before = given === undefined ? undefined : await findOwnTab(given, { tx, userId });
  if (before) return before;
  const number = requireTable(account, { id: location, field: "data.location" });
  const tableId = await ensureTable(tx, number);
  const sheet = { tableId, name: givenText(name) ?? "", individual, userId, now, hash: given };
  const { sheetId, hash } = await insertSheet(tx, sheet).catch((error: unknown) => {
    if (violates(error, "one_shared_sheet")) throw new Refused("conflict");
    if (violates(error, "sheets_account_id_hash_key")) throw new RunAgain("The tab was opened");
    throw error;
  });
  await addEvent(tx, { topic: "table", subjectId: tableId });
  return sheetView({
    sheet_id: sheetId,
    hash,
    name: sheet.name,
    individual,
    table_id: tableId,
  });
}

/** The tab that this person's device has opened under the hash, perhaps before its idempotency key was removed. */
async function findOwnTab(hash: string, { tx, userId }: { tx: Tx; userId: string }) {
  const sheet = await findSheet(tx, hash);
  if (!sheet) return undefined;
  if (sheet.opened_by !== userId)
    throw badFields({ "data.hash": { code: "tab_of_another" } }, "invalid_id");
  return sheetView(sheet);
}
