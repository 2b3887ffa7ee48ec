import { givenText } from "../../domain/text-rules.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { requireFloor, requireOpen } from "./lock-open-tab.ts";
import { lockSheet, updateSheet } from "./sheet-queries.ts";

/** Renames an open tab; without a name it goes by its table's. */
export async function renameTab(
  { hash, name: given }: { hash: string; name: string },
  context: Context,
): Promise<void> {
  const { tx } = context;
  const { userId } = requireFloor(context);
  const sheet = requireOpen(await lockSheet(tx, hash));
  const name = givenText(given) ?? "";
  if (name === sheet.name) return;
  await updateSheet(tx, sheet.sheet_id, { name });
  // Without the names, which are guests': they are erased in time, and the history is not.
  await addHistory(tx, { what: "renamed", userId, sheetId: sheet.sheet_id });
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}
