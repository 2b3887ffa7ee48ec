import type { JobRequest, TakenJob } from "../../contract/print-jobs.ts";
import type { PrintLayout } from "../../domain/print-layout.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { requireAccountHead, type Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound, unknownId } from "../http/refused.ts";
import { lockOrderRow } from "../orders/order-row-queries.ts";
import { nextVersion, queueTickets } from "../orders/queue-tickets.ts";
import { publishJobsChanged } from "./giving-up-old.ts";
import { isSecondCopy, jobTicketText } from "./job-ticket-text.ts";
import {
  findJob,
  holderOf,
  lockJob,
  markFault,
  markPrinted,
  offerNext,
  queueJob,
  releaseHeld,
  type JobRow,
} from "./job-queries.ts";
import { dismissed, lockPrinterFromRemoval, noteSeen } from "./printer-queries.ts";

type PrintRequest = Pick<JobRequest, "order" | "printer"> & {
  layout: PrintLayout | "test" | undefined;
};
type Staff = Pick<Context, "tx" | "now">;

/** Prints an order once more, or a test. Answers how many jobs that makes. */
export async function printAgain(
  { order: hash, layout, printer: printerId }: PrintRequest,
  { tx, now }: Staff,
): Promise<number> {
  const printer = printerId === undefined ? undefined : await lockPrinterFromRemoval(tx, printerId);
  if (printerId !== undefined && !printer) throw unknownId("printer");
  if (layout === "test") {
    if (hash !== undefined) throw badFields({ order: { code: "order_of_no_test" } });
    if (!printer) throw badFields({ printer: { code: "required" } });
    if (printer.kind === "browser") throw badFields({ printer: { code: "prints_by_itself" } });
    const { printer_id, layout: own } = printer;
    await queueJob(tx, { printer_id, reason: "test", layout: own, due_at: now });
    return 1;
  }
  if (hash === undefined) throw badFields({ order: { code: "required" } });
  const order = requireFound(await lockOrderRow(tx, hash));
  const orderId = order.order_id;
  // The first version is the one that the order's acceptance queues, which may be still to come.
  const version = Math.max(await nextVersion(tx, orderId), 2);
  const reason = "reprint";
  await queueTickets(tx, { orderId, version, reason, dueAt: now, printerId, layout });
  const queued = await selectOwn(tx, "print_jobs")
    .select("job_id")
    .where("order_id", "=", orderId)
    .where("version", "=", version)
    .execute();
  if (queued.length > 0) {
    await publishJobsChanged(tx);
    return queued.length;
  }
  if (!printer) throw badFields({ order: { code: "no_printer" } });
  // Staff who choose a printer get the whole ticket there, regardless of its lines' stations.
  await queueJob(tx, {
    printer_id: printer.printer_id,
    order_id: orderId,
    version,
    reason,
    layout: layout ?? printer.layout,
    due_at: now,
    created_at: now,
  });
  return 1;
}

/** Tries again what has failed or waits; what is printed stays so. A day's sums are an owner's to read anew. */
export async function retryJob(
  jobId: string,
  { tx, now, principal }: Staff & Pick<Context, "principal">,
): Promise<void> {
  const job = await requireJob(tx, jobId);
  if (job.day !== null && principal.kind !== "admin") throw new Refused("access_denied");
  if (job.state === "printed" || job.state === "offered") return;
  await updateOwn(tx, "print_jobs")
    .set({ state: "queued", due_at: now, retry_at: null, error: null, faults: 0 })
    .where("job_id", "=", job.job_id)
    .execute();
  // Somebody has looked at the printer: its other jobs need not wait any more.
  await releaseHeld(tx, holderOf(job));
  await publishJobsChanged(tx);
}

/**
 * Deletes a job that is not printed; a printed one stays listed. An order's cancellation that no printer had is kept
 * unseen: whoever undoes it must know that the paper stands.
 */
export async function dismissJob(jobId: string, { tx }: Staff): Promise<void> {
  const job = await requireJob(tx, jobId);
  if (job.state === "printed") return;
  const isOnPaper = job.attempts > (job.state === "offered" && !job.is_fetched ? 1 : 0);
  const isUntold = job.reason === "cancelled" && job.quantities === null && !isOnPaper;
  const unseen = { state: "failed", error: dismissed, attempts: 0, lease_until: null } as const;
  if (isUntold)
    await updateOwn(tx, "print_jobs").set(unseen).where("job_id", "=", job.job_id).execute();
  else await deleteOwn(tx, "print_jobs").where("job_id", "=", job.job_id).execute();
  await publishJobsChanged(tx);
}

async function requireJob(tx: Tx, jobId: string): Promise<JobRow> {
  return requireFound(await lockJob(tx, { jobId }));
}

/** The next job of a browser printer, for the page that polls. */
export async function takeJob(printerId: string, { tx, now }: Staff): Promise<TakenJob | null> {
  const printer = await lockPrinterFromRemoval(tx, printerId);
  if (printer?.kind !== "browser") throw unknownId("printer");
  const isOther = await noteSeen(tx, { printer, now });
  const job = await offerNext(tx, { printer, now });
  if (isOther) await publishJobsChanged(tx);
  if (!job || job.reason === "test") return null;
  const account = await requireAccountHead(tx);
  return {
    id: job.job_id,
    attempt: job.attempts,
    text: await jobTicketText(tx, { job, account, now }),
    layout: job.layout,
    reprint: isSecondCopy(job),
    copies: printer.copies,
  };
}

/**
 * Reports the outcome of a job that a page took. Writes the printer's state first, because every transaction locks a
 * printer before its jobs.
 */
export async function reportJob(
  {
    jobId,
    attempt,
    printed,
    error = "",
  }: { jobId: string; attempt: number; printed: boolean; error?: string | undefined },
  { tx, now }: Staff,
): Promise<void> {
  const known = await findJob(tx, jobId);
  const isLast = known?.state === "offered" && known.attempts === attempt;
  const printer = isLast ? await lockPrinterFromRemoval(tx, holderOf(known)) : undefined;
  if (printer?.kind === "browser") {
    // The page knows no more of its printer than whether this came out.
    const fault = printed ? null : error || "browser";
    if (await noteSeen(tx, { printer, fault, now })) await publishJobsChanged(tx);
  }
  const job = await requireJob(tx, jobId);
  if (printed) await markPrinted(tx, { job, now });
  else {
    const isUntouched = error === "not_loaded";
    await markFault(tx, { job, now, fault: { error: error || "browser", attempt, isUntouched } });
  }
}
