import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import { mapUnmadeLines } from "./to-make.ts";

type Move = {
  from: { table: number };
  /** The tab that has the orders now, and its table. */
  to: { sheetId: string; table: number };
  now: Date;
  orderIds: readonly string[];
};

/**
 * Tells the printers that a tab, or some of its orders, went to another table. Each printer that may have paper with
 * items still to be made gets one ticket. A job that no printer has fetched yet names the new table by itself.
 */
export async function queueMove(tx: Tx, move: Move): Promise<void> {
  const { from, to } = move;
  if (from.table === to.table) return;
  const printed = Map.groupBy(await listPrinted(tx, move), ({ printer_id }) => printer_id);
  const told: { printer_id: string; moved_orders: string[] }[] = [];
  for (const [printerId, jobs] of printed) {
    const orderIds = jobs.map(({ order_id }) => order_id).filter((id) => id !== null);
    const lines = await mapUnmadeLines(tx, { orderIds, printerId, now: move.now });
    const unmade = orderIds.filter((id) => (lines.get(id) ?? []).length > 0);
    if (unmade.length > 0) told.push({ printer_id: printerId, moved_orders: unmade });
  }
  if (told.length === 0) return;
  await tx.db
    .insertInto("print_jobs")
    .values(
      told.map((given) => ({
        ...given,
        account_id: tx.accountId,
        job_id: randomUUIDv7(),
        sheet_id: to.sheetId,
        moved_from: String(from.table),
        moved_to: String(to.table),
        version: 1,
        reason: "moved" as const,
        layout: "production" as const,
        state: "queued" as const,
        due_at: move.now,
        created_at: sql<Date>`statement_timestamp()`,
      })),
    )
    .execute();
  await addEvent(tx, { topic: "print", subjectId: null });
}

/** The printers that have or may have paper of the orders, each with those orders. */
async function listPrinted(tx: Tx, { to: { sheetId }, orderIds }: Move) {
  return tx.db
    .selectFrom("print_jobs as j")
    .innerJoin("orders as o", (join) =>
      join.onRef("o.account_id", "=", "j.account_id").onRef("o.order_id", "=", "j.order_id"),
    )
    .select(["j.printer_id", "j.order_id"])
    .distinct()
    .where("j.account_id", "=", tx.accountId)
    .where("o.sheet_id", "=", sheetId)
    .where("o.order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
    .where((is) => is.or([is("j.attempts", ">", 0), is("j.state", "=", "printed")]))
    .orderBy("j.printer_id")
    .execute();
}
