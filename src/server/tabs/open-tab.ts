import { givenText } from "../../domain/text-rules.ts";
import { addEvent } from "../db/outbox.ts";
import { violates } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { insertSheet } from "./sheet-queries.ts";
import { sheetView } from "./tab-details.ts";
import { requireTable } from "./require-table.ts";
import { ensureTable } from "./table-queries.ts";
import { requireFloor } from "./lock-open-tab.ts";

type NewTab = { individual: boolean; location: string; name: string };

/**
 * Opens a tab at a table. A table has at most one open tab that is not individual: when two devices open an empty table
 * at once, one gets a `conflict` and finds the other's tab.
 */
export async function openTab({ individual, location, name }: NewTab, context: Context) {
  const { tx, account, now } = context;
  const { userId } = requireFloor(context);
  if (!account.active) throw new Refused("access_denied");
  const number = requireTable(account, { id: location, field: "data.location" });
  const tableId = await ensureTable(tx, number);
  const sheet = { tableId, name: givenText(name) ?? "", individual, userId, now };
  const { sheetId, hash } = await insertSheet(tx, sheet).catch((error: unknown) => {
    if (violates(error, "one_shared_sheet")) throw new Refused("conflict");
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
