import { randomUUIDv7 } from "node:crypto";
import { sql, type Insertable, type Selectable } from "kysely";
import { leaseMs, maxAttempts, retryDelayMs } from "../../domain/print-job.ts";
import type { DatabaseTables } from "../db/tables.ts";
import { prepared } from "../db/prepared.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { AskingPrinter, PrinterRow } from "./printer-queries.ts";
import { claimFallbackJob } from "./fallback-jobs.ts";
import { giveUpOld, isOfPrinter, publishJobsChanged } from "./giving-up-old.ts";

const plainColumns = [
  "job_id",
  "printer_id",
  "stand_in_id",
  "order_id",
  "sheet_id",
  "people",
  "moved_orders",
  "moved_from",
  "moved_to",
  "created_at",
  "due_at",
  "reason",
  "layout",
  "lines",
  "quantities",
  "state",
  "attempts",
  "faults",
  "is_fetched",
  "error",
] as const;

// As text, like on the wire: a date object would be in the machine's own time zone.
const columns = [...plainColumns, sql<string | null>`day::text`.as("day")] as const;

export type JobRow = Pick<
  Selectable<DatabaseTables["print_jobs"]>,
  (typeof plainColumns)[number]
> & { day: string | null };

/** A printer that asks, and when. */
export type Asking = { printer: AskingPrinter; now: Date };

/** The printer that has the job or will get it: the job's own, or the one that has taken it in its place. */
export const holderOf = ({ stand_in_id, printer_id }: Pick<JobRow, "stand_in_id" | "printer_id">) =>
  stand_in_id ?? printer_id;

const isHeldBy = (id: string) =>
  sql<boolean>`((printer_id = ${id} and stand_in_id is null) or stand_in_id = ${id})`;

type JobQuery = { accountId: string; printerId: string; now: Date };

const askedBy = ({ accountId }: Tx, { printer, now }: Asking): JobQuery => ({
  accountId,
  printerId: printer.printer_id,
  now,
});

// Literal states, so that a kept plan can use the partial indexes of unprinted jobs.
const isQueued = sql<boolean>`state = 'queued'`;
const isOffered = sql<boolean>`state = 'offered'`;

const nextJobs = prepared<JobQuery>()("next-print-job", (db, given) =>
  db
    .selectFrom("print_jobs")
    .select("job_id")
    .where("account_id", "=", given.accountId)
    .where(isHeldBy(given.printerId))
    .where("due_at", "<=", given.now)
    .where((is) => is.or([is("retry_at", "is", null), is("retry_at", "<=", given.now)]))
    .where((is) => is.or([isQueued, is.and([isOffered, is("lease_until", "<=", given.now)])]))
    .orderBy("due_at")
    .orderBy("created_at")
    .orderBy("job_id")
    .limit(sql<number>`1`)
    .forUpdate()
    .skipLocked(),
);

const heldJobs = prepared<JobQuery>()("held-print-job", (db, given) =>
  db
    .selectFrom("print_jobs")
    .select("job_id")
    .where("account_id", "=", given.accountId)
    .where(isHeldBy(given.printerId))
    .where(isQueued)
    .where("faults", ">", sql<number>`0`)
    .where("retry_at", ">", given.now)
    .limit(sql<number>`1`),
);

/** Includes jobs whose lease is over. */
const offeredJobs = prepared<Omit<JobQuery, "now">>()("offered-print-job", (db, given) =>
  db
    .selectFrom("print_jobs")
    .select([...columns, "lease_until"])
    .where("account_id", "=", given.accountId)
    .where(isHeldBy(given.printerId))
    .where(isOffered)
    .orderBy("lease_until", "desc")
    .limit(sql<number>`1`),
);

/**
 * Offers the printer its next job with a lease; undefined if there is none. A job whose lease ended without an answer is
 * offered again. Concurrent calls get different jobs. While one job waits because the printer cannot print, its others
 * wait too. A printer without jobs of its own gets those of silent or faulty printers whose fallback it is.
 */
export async function offerNext(tx: Tx, { printer, now }: Asking): Promise<JobRow | undefined> {
  // Thousands of printers ask every few seconds, and most have nothing to print.
  if (printer.has_jobs === false) return undefined;
  await giveUpOld(tx, { printerId: printer.printer_id, now });
  // The printer has just said that it cannot print. Its other jobs would fail as well.
  if ((await heldJobs(tx, askedBy(tx, { printer, now }))).length > 0) return undefined;
  const [next] = await nextJobs(tx, askedBy(tx, { printer, now }));
  const jobId = next?.job_id ?? (await claimFallbackJob(tx, { printer, now }));
  return jobId === undefined ? undefined : offerJob(tx, { printer, now, jobId });
}

/** Offers the printer a job, which it may have had before. The job's count of faults stays until it is printed. */
export async function offerJob(
  tx: Tx,
  { printer, now, jobId }: Asking & { jobId: string },
): Promise<JobRow | undefined> {
  return updateOwn(tx, "print_jobs")
    .set({
      state: "offered",
      lease_until: new Date(now.getTime() + leaseMs[printer.kind]),
      // A job that no printer fetched is on no paper.
      attempts: sql<number>`attempts + case when state = 'offered' and not is_fetched then 0 else 1 end`,
      // Only CloudPRNT offers a job before it sends it.
      is_fetched: printer.kind !== "cloudprnt",
    })
    .where("job_id", "=", jobId)
    .returning(columns)
    .executeTakeFirst();
}

/** Releases the jobs that wait because of the printer's faults: it is now assumed to be able to print. */
export async function releaseHeld(tx: Tx, printerId: string): Promise<void> {
  await updateOwn(tx, "print_jobs")
    .set({ retry_at: null, faults: 0 })
    .where(isHeldBy(printerId))
    .where("state", "=", "queued")
    .where("faults", ">", 0)
    .execute();
}

/** The printer has got the job's bytes. */
export async function markFetched(tx: Tx, job: JobRow): Promise<void> {
  if (job.is_fetched) return;
  await updateOwn(tx, "print_jobs")
    .set({ is_fetched: true })
    .where("job_id", "=", job.job_id)
    .execute();
}

/** The job that a printer has and has not answered for, offered last. */
export async function findOffered(
  tx: Tx,
  { printer, now }: Asking,
  { withExpired = false }: { withExpired?: boolean } = {},
): Promise<JobRow | undefined> {
  if (printer.has_jobs === false) return undefined;
  const { accountId } = tx;
  const [job] = await offeredJobs(tx, { accountId, printerId: printer.printer_id });
  const isOver = !job?.lease_until || job.lease_until <= now;
  return isOver && !withExpired ? undefined : job;
}

/** A job as it is now, without a lock. */
export async function findJob(tx: Tx, jobId: string): Promise<JobRow | undefined> {
  return selectOwn(tx, "print_jobs").select(columns).where("job_id", "=", jobId).executeTakeFirst();
}

/**
 * A printer's job, locked until this transaction is over. Another printer may have taken it in this one's place since:
 * check `holderOf` first, unless the job is reported as printed.
 */
export async function lockJob(
  tx: Tx,
  { jobId, printerId }: { jobId: string; printerId?: string },
): Promise<JobRow | undefined> {
  return selectOwn(tx, "print_jobs")
    .select(columns)
    .where("job_id", "=", jobId)
    .$if(printerId !== undefined, (query) => query.where(isOfPrinter(String(printerId))))
    .forUpdate()
    .executeTakeFirst();
}

/** Records that a printer has printed the job. A late or repeated report counts as well. */
export async function markPrinted(tx: Tx, { job, now }: { job: JobRow; now: Date }): Promise<void> {
  if (job.state === "printed") return;
  await updateOwn(tx, "print_jobs")
    .set({ state: "printed", lease_until: null, printed_at: now, error: null, faults: 0 })
    .where("job_id", "=", job.job_id)
    .execute();
  await publishJobsChanged(tx);
}

export type Fault = {
  error: string;
  /** The attempt that it is about; absent: the last one. */
  attempt?: number | undefined;
  /** The printer could not read it: another time will be no better. */
  isUnreadable?: boolean;
  /** Nothing of it came to the printer, so the next attempt is no second copy. */
  isUntouched?: boolean;
};

/** Records that a printer did not print the job. It is tried again, at most `maxAttempts` times if it is unreadable. */
export async function markFault(
  tx: Tx,
  { job, fault, now, printer }: { job: JobRow; fault: Fault; now: Date; printer?: PrinterRow },
): Promise<void> {
  if (job.state !== "offered") return;
  // Reports of an earlier printer say nothing of the one that has the job now.
  if (printer && printer.printer_id !== holderOf(job)) return;
  if (fault.attempt !== undefined && fault.attempt !== job.attempts) return;
  const isUnreadable = fault.isUnreadable === true;
  const isGivenUp = isUnreadable && job.attempts >= maxAttempts;
  // A job that the printer cannot read says nothing about its other jobs.
  const faults = isUnreadable ? 0 : Math.min(job.faults + 1, mostFaults);
  await updateOwn(tx, "print_jobs")
    .set({
      state: isGivenUp ? "failed" : "queued",
      lease_until: null,
      retry_at: new Date(now.getTime() + retryDelayMs(isUnreadable ? job.attempts : faults)),
      faults,
      attempts: fault.isUntouched ? Math.max(job.attempts - 1, 0) : job.attempts,
      error: fault.error,
    })
    .where("job_id", "=", job.job_id)
    .execute();
  // A printer that is off reports the same fault repeatedly.
  if (isGivenUp || job.error !== fault.error) await publishJobsChanged(tx);
}

/** More faults change nothing, and the column's range has an end. */
const mostFaults = 1_000;

type NewJob = Omit<
  Insertable<DatabaseTables["print_jobs"]>,
  "account_id" | "job_id" | "state" | "created_at" | "version"
> & { version?: number; created_at?: Date };

/** Queues a job, as a first version of this moment unless given otherwise, and tells of it. */
export async function queueJob(tx: Tx, job: NewJob): Promise<void> {
  await tx.db
    .insertInto("print_jobs")
    .values({
      version: 1,
      created_at: sql<Date>`statement_timestamp()`,
      ...job,
      account_id: tx.accountId,
      job_id: randomUUIDv7(),
      state: "queued",
    })
    .execute();
  await publishJobsChanged(tx);
}
