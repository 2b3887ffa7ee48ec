import { isCancelled } from "../../domain/order-status.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields } from "../http/refused.ts";
import { requireFloor, requireOpen } from "./lock-open-tab.ts";
import { lockSheets, updateSheet, type SheetRow } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";
import { relocateOrders } from "./tab-orders.ts";
import { takeRequestsAlong } from "./take-requests-along.ts";

/**
 * Merges an open tab into another open one, which gets its orders and payments. The tab itself is closed and leads
 * there. Orders change their tab. Payments are never rewritten: they are read with the tab that theirs was merged into.
 * Merging it into the same tab again changes nothing. The guests' debt stays the same: if both tabs have orders and
 * only one waives service, they are not merged.
 */
export async function mergeTabs(
  { hash, into }: { hash: string; into: string },
  context: Context,
): Promise<void> {
  const { tx, now } = context;
  const { userId } = requireFloor(context);
  if (hash === into) throw badFields({ into: { code: "same_tab" } });
  const locked = await lockSheets(tx, [hash, into]);
  const source = locked.find((sheet) => sheet.hash === hash);
  const target = locked.find((sheet) => sheet.hash === into);
  if (source && target && source.merged_into === target.sheet_id) return;
  const from = requireOpen(source);
  const to = requireOpen(target);
  const [before, there] = await Promise.all([readTab(from, context), readTab(to, context)]);
  const merged = { ...to, waives_service: waiverOf({ from, to }, { before, there }) };
  if (merged.waives_service !== to.waives_service)
    await updateSheet(tx, to.sheet_id, { waives_service: merged.waives_service });
  await relocateOrders(tx, {
    from: { sheetId: from.sheet_id, table: from.number },
    to: { sheetId: to.sheet_id, table: to.number },
    now,
  });
  await updateSheet(tx, from.sheet_id, {
    closed_at: now,
    closed_by: userId,
    merged_into: to.sheet_id,
    // Typed texts are found and erased through a tab's orders, and this tab has lost its own.
    name: "",
    reopen_reason: null,
  });
  const { total } = await readTab(merged, context);
  // Service that one tab's guests waived must not be taken off the other's orders.
  if (total.totalCents !== before.total.totalCents + there.total.totalCents) throw changesTotal();
  await takeRequestsAlong(tx, { from: from.table_id, to: to.table_id });
  const change = {
    what: "merged",
    userId,
    before: { table: from.number },
    after: { table: to.number },
  };
  await addHistory(tx, { ...change, sheetId: from.sheet_id });
  await addHistory(tx, { ...change, sheetId: to.sheet_id });
  for (const subjectId of new Set([from.table_id, to.table_id]))
    await addEvent(tx, { topic: "table", subjectId });
}

type Read = Pick<Awaited<ReturnType<typeof readTab>>, "orders">;

/** Whether the merged tab waives service: as both tabs do, or as the only one with orders does. */
function waiverOf(
  { from, to }: { from: SheetRow; to: SheetRow },
  { before, there }: { before: Read; there: Read },
): boolean {
  const has = ({ orders }: Read) => orders.some(({ status_id }) => !isCancelled(status_id));
  if (from.waives_service === to.waives_service || !has(before)) return to.waives_service;
  if (has(there)) throw changesTotal();
  return from.waives_service;
}

const changesTotal = () => badFields({ into: { code: "merge_changes_total" } }, "conflict");
