import { businessDayStart } from "../../domain/business-day.ts";
import { isOwed, isToAnswer } from "../../domain/order-status.ts";
import { addHistory } from "../db/history.ts";
import type { Context } from "../http/calls/context.ts";
import { userIdOf } from "../sessions/principal.ts";
import { refuseSecondTab } from "./lock-open-tab.ts";
import { updateSheet, type SheetRow } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";

/** Whether a guest's order opened the tab, and all of its orders are called off. Staff have done nothing with it. */
async function isUnused(sheet: SheetRow, context: Context): Promise<boolean> {
  if (sheet.opened_by !== null || sheet.name !== "" || sheet.waives_service) return false;
  const { orders, payments } = await readTab(sheet, context);
  const isGone = orders.every(({ status_id: id }) => !isOwed(id) && !isToAnswer(id));
  return isGone && payments.length === 0;
}

/** Closes a tab whose only order was refused or withdrawn. The caller has locked it. */
export async function closeIfUnused(sheet: SheetRow, context: Context): Promise<void> {
  const { tx, now } = context;
  if (sheet.closed_at !== null || !(await isUnused(sheet, context))) return;
  await updateSheet(tx, sheet.sheet_id, { closed_at: now });
  await addHistory(tx, { what: "closed", sheetId: sheet.sheet_id, userId: userIdOf(context) });
}

/**
 * Opens a tab again that ended with its refused order, on the same business day. Answers the tab. If the table has
 * another one by now, this is a `conflict`.
 */
export async function reopenIfUnused(sheet: SheetRow, context: Context): Promise<SheetRow> {
  const { tx, account, now } = context;
  const closedAtMs = sheet.closed_at?.getTime() ?? 0;
  const isOfToday = closedAtMs >= businessDayStart(account, now.getTime());
  if (!isOfToday || sheet.closed_by !== null || sheet.merged_into !== null) return sheet;
  if (!(await isUnused(sheet, context))) return sheet;
  const open = { closed_at: null };
  await updateSheet(tx, sheet.sheet_id, open).catch(refuseSecondTab);
  await addHistory(tx, { what: "reopened", sheetId: sheet.sheet_id, userId: userIdOf(context) });
  return { ...sheet, ...open };
}
