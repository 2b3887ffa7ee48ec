import { reaisFromCents } from "../../domain/money.ts";
import { historyView, listHistory, type HistoryRow } from "../db/history.ts";
import { withCachedPlan, type Tx } from "../db/with-account.ts";
import type { PaymentRow } from "./payment-queries.ts";
import { withMerged, type SheetRow } from "./sheet-queries.ts";

/** Kinds of a tab's history that payments have rows for as well. */
const ofPayments = new Set(["paid", "refunded"]);

/**
 * All that happened to a tab, oldest first: from its own row, its payments and the history. Payments of tabs that were
 * merged into it are its own, with their history.
 */
export async function tabHistory(tx: Tx, sheet: SheetRow, payments: readonly PaymentRow[]) {
  const [ends, remembered] = await Promise.all([
    listEnds(tx, sheet.sheet_id),
    listHistory(tx, {
      sheetId: sheet.sheet_id,
      sheets: withMerged(tx, sheet.sheet_id),
      shared: [...ofPayments, "service_waived"],
    }),
  ]);
  const since = remembered.find(({ what }) => ofPayments.has(what))?.at;
  return historyView([
    ...ends.filter(({ what }) => what !== "closed" || !remembersClosing(remembered)),
    // Payments from before the history had an entry for each.
    ...payments.flatMap(({ amountCents, createdAt: at, by }) => {
      if (since && at.getTime() >= since.getTime() - sameMs) return [];
      const to = { amount: reaisFromCents(Math.abs(amountCents)) };
      return [{ at, what: amountCents < 0 ? "refunded" : "paid", by, approvedBy: null, to }];
    }),
    ...withReason(remembered, sheet),
  ]);
}

/**
 * Whether the history has the last closing. For merged tabs, and for closings older than the history, only the tab's row
 * has it.
 */
function remembersClosing(remembered: readonly HistoryRow[]): boolean {
  return (
    remembered.findLast(({ what }) => what === "closed" || what === "reopened")?.what === "closed"
  );
}

/** Adds its reason to the last reopening. The tab alone keeps that, until it is erased. */
function withReason(
  remembered: readonly HistoryRow[],
  { reopen_reason: reason }: SheetRow,
): HistoryRow[] {
  const last = remembered.findLastIndex(({ what }) => what === "reopened");
  return remembered.map((entry, index) =>
    index === last && reason !== null ? { ...entry, to: { reason } } : entry,
  );
}

/** One call writes a payment and its entry, at most this far apart. */
const sameMs = 2_000;

async function listEnds(tx: Tx, sheetId: string): Promise<HistoryRow[]> {
  const { db, accountId } = withCachedPlan(tx);
  const row = await db
    .selectFrom("sheets as s")
    .leftJoin("users as o", (join) =>
      join.onRef("o.account_id", "=", "s.account_id").onRef("o.user_id", "=", "s.opened_by"),
    )
    .leftJoin("users as c", (join) =>
      join.onRef("c.account_id", "=", "s.account_id").onRef("c.user_id", "=", "s.closed_by"),
    )
    .select(["s.opened_at", "s.closed_at", "o.name as opened_by", "c.name as closed_by"])
    .where("s.account_id", "=", accountId)
    .where("s.sheet_id", "=", sheetId)
    .executeTakeFirstOrThrow();
  const opened = { at: row.opened_at, what: "opened", by: row.opened_by, approvedBy: null };
  if (row.closed_at === null) return [opened];
  return [opened, { at: row.closed_at, what: "closed", by: row.closed_by, approvedBy: null }];
}
