import { sql } from "kysely";
import { latePaperMs, tooOldMs } from "../../domain/print-job.ts";
import type { Database } from "../db/database.ts";
import { addEvent } from "../db/outbox.ts";
import { withCachedPlan, updateOwn, type Tx } from "../db/with-account.ts";
import { fromUnmadeLines, paidSinceAt } from "../orders/to-make.ts";
import { forEachAccount, type Task } from "../housekeeping/housekeeping.ts";
import { isOver, recallMs } from "../kitchen/kitchen-queries.ts";
import { withMerged } from "../tabs/sheet-queries.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";

/** Gives up what has waited for too long, also at printers that ask for nothing any more. */
export function givingUpOldJobs({ database, now }: { database: Database; now: () => Date }): Task {
  return {
    name: "old print jobs",
    everyMs: 3_600_000,
    run: (signal) =>
      forEachAccount(database, signal, (accountId) =>
        withThawedAccount(database, accountId, (tx) => giveUpOld(tx, { now: now() })),
      ),
  };
}

/** Whether it is the printer's own job, or one that it took in another's place. */
export const isOfPrinter = (id: string) =>
  sql<boolean>`(printer_id = ${id} or stand_in_id = ${id})`;

export const publishJobsChanged = (tx: Tx) => addEvent(tx, { topic: "print", subjectId: null });

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Whether a job is no use on paper any more: due too long ago, or late and of an order that the kitchen has on no
 * screen any more, or of a tab that was closed since.
 */
export function isOutdated({ accountId }: Tx, now: Date) {
  const over = isOver({ accountId, paidSince: paidSinceAt(now) });
  const made = before(now, recallMs);
  const unmade = fromUnmadeLines(
    { accountId, now },
    { orderIds: sql.ref("print_jobs.moved_orders"), printerId: sql.ref("print_jobs.printer_id") },
  );
  const ofOrder = sql`orders.account_id = ${accountId} and orders.order_id`;
  return sql<boolean>`(due_at < ${before(now, tooOldMs)}
 or (due_at < ${before(now, latePaperMs)} and (
    (reason in ('order', 'cancelled') and exists (
      select from orders where ${ofOrder} = print_jobs.order_id and (${over}
        or (print_jobs.layout = 'production' and (orders.ready_at < ${made} or print_jobs.lines <@ array(
          select k.line from kitchen_lines k where k.account_id = ${accountId}
            and k.order_id = orders.order_id and k.ready_at < ${made}))))))
    or (reason = 'moved' and not exists (select ${unmade}))
    or (reason = 'bill' and not exists (
      select from sheets s where s.account_id = ${accountId}
        and (s.closed_at is null or s.closed_at < print_jobs.due_at)
        and print_jobs.sheet_id in ${withMerged({ accountId }, sql.ref("s.sheet_id"))})))))`;
}

/** Fails such jobs, of one printer or of all. Staff may still print them. */
export async function giveUpOld(
  tx: Tx,
  { printerId, now }: { printerId?: string; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await updateOwn(withCachedPlan(tx), "print_jobs")
    .set({
      state: "failed",
      lease_until: null,
      error: sql`case when due_at < ${before(now, tooOldMs)} then 'too_old'
        when reason = 'bill' then 'tab_over' else 'order_over' end`,
    })
    .$if(printerId !== undefined, (query) => query.where(isOfPrinter(String(printerId))))
    // Literal, as where a printer asks.
    .where(sql<boolean>`state in ('queued', 'offered')`)
    // A printer may be at it.
    .where((is) => is.or([is("lease_until", "is", null), is("lease_until", "<=", now)]))
    .where(isOutdated(tx, now))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await publishJobsChanged(tx);
}
