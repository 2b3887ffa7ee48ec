import { sql, type SqlBool } from "kysely";
import {
  isAway,
  hasRecentFault,
  coveredPrinters,
  type PrinterStanding,
} from "../../domain/fallback-printer.ts";
import { firstTryMs, silentAfterMs } from "../../domain/print-job.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { isOutdated } from "./giving-up-old.ts";
import { lockPrinterFromRemoval } from "./printer-queries.ts";

/** The account's printers with their fallbacks. One that was never seen counts as silent since it was added. */
export async function listStandings(tx: Tx): Promise<PrinterStanding[]> {
  const rows = await selectOwn(tx, "printers")
    .select(["printer_id", "seen_at", "created_at", "fault", "fault_since", "fault_said_at"])
    .select(["fallback_id", "fallback_seconds"])
    .execute();
  return rows.map((row) => ({
    id: row.printer_id,
    seenMs: (row.seen_at ?? row.created_at).getTime(),
    fault:
      row.fault === null || row.fault_since === null
        ? undefined
        : {
            sinceMs: row.fault_since.getTime(),
            saidMs: (row.fault_said_at ?? row.fault_since).getTime(),
          },
    fallback:
      row.fallback_id === null || row.fallback_seconds === null
        ? undefined
        : { printerId: row.fallback_id, afterMs: row.fallback_seconds * 1_000 },
  }));
}

/**
 * Takes the oldest job that other printers leave to this one because they are silent or cannot print. A job that a
 * printer got and did not answer in time counts as an attempt, and is a second copy. A printer that may be able to
 * print again keeps its new jobs for a moment: some show that they can only by printing. This printer's own jobs come
 * back if their substitute cannot print or is silent. A printer that has just said that it cannot print takes nothing:
 * two of them would hand a job to and fro. Answers the job's id.
 */
export async function claimFallbackJob(
  tx: Tx,
  { printer: { printer_id: printerId }, now }: { printer: { printer_id: string }; now: Date },
): Promise<string | undefined> {
  const nowMs = now.getTime();
  const standings = await listStandings(tx);
  // No printer has a fallback.
  if (standings.every(({ fallback }) => !fallback)) return undefined;
  const saysSo = (standing: PrinterStanding | undefined) =>
    standing !== undefined && hasRecentFault(standing, nowMs);
  if (saysSo(standings.find(({ id }) => id === printerId))) return undefined;
  const left = coveredPrinters(standings, printerId, nowMs);
  // Taken jobs name this printer: it must not be removed, and is locked before them.
  if (left.length > 0) await lockPrinterFromRemoval(tx, printerId);
  const leftForSure = standings
    .filter((one) => left.includes(one.id) && (isAway(one, nowMs) || saysSo(one)))
    .map(({ id }) => id);
  const silent = standings
    .filter(({ id, seenMs }) => id !== printerId && nowMs - seenMs > silentAfterMs)
    .map(({ id }) => id);
  const job = await selectOwn(tx, "print_jobs")
    .select(["job_id", "printer_id"])
    .where("reason", "!=", "test")
    .where("due_at", "<=", now)
    .where(({ not }) => not(isOutdated(tx, now)))
    .where((is) =>
      is.or([
        is("state", "=", "queued"),
        is.and([is("state", "=", "offered"), is("lease_until", "<=", now)]),
      ]),
    )
    .where(
      sql<SqlBool>`((coalesce(stand_in_id, printer_id) = any(${left}::uuid[])
          and (coalesce(stand_in_id, printer_id) = any(${leftForSure}::uuid[])
            or faults > 0 or greatest(due_at, created_at) <= ${new Date(nowMs - firstTryMs)}))
        or (printer_id = ${printerId} and (stand_in_id = any(${silent}::uuid[]) or (stand_in_id is not null and faults > 0))))`,
    )
    .orderBy("due_at")
    .orderBy("created_at")
    .orderBy("job_id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!job) return undefined;
  await updateOwn(tx, "print_jobs")
    .set({
      stand_in_id: job.printer_id === printerId ? null : printerId,
      // The faults were the other printer's.
      faults: 0,
      retry_at: null,
    })
    .where("job_id", "=", job.job_id)
    .execute();
  return job.job_id;
}

/** The attempts of a job that goes back to the queue, without an offer of it that no printer fetched. */
const attemptsFetched = sql<number>`
  case when state = 'offered' and not is_fetched then greatest(attempts - 1, 0) else attempts end`;

/** Prepares the removal of a printer: jobs that it has taken go back, and it is nobody's fallback any more. */
export async function releaseJobsOfPrinter(tx: Tx, printerId: string): Promise<void> {
  const left = await updateOwn(tx, "printers")
    .set({ fallback_id: null, fallback_seconds: null })
    .where("fallback_id", "=", printerId)
    .returning("printer_id")
    .execute();
  await returnFallbackJobs(
    tx,
    left.map(({ printer_id: id }) => id),
  );
  await updateOwn(tx, "print_jobs")
    .set({ stand_in_id: null, lease_until: null, attempts: attemptsFetched })
    .set({ state: sql`case when state = 'offered' then 'queued' else state end` })
    .where("stand_in_id", "=", printerId)
    .execute();
}

/**
 * Gives the printers back the unprinted jobs that others took, when their fallback is removed or replaced. Nobody else
 * would ever look for them.
 */
export async function returnFallbackJobs(tx: Tx, printerIds: string[]): Promise<void> {
  if (printerIds.length === 0) return;
  await updateOwn(tx, "print_jobs")
    .set({ state: "queued", lease_until: null, attempts: attemptsFetched })
    .set({ stand_in_id: null, faults: 0, retry_at: null })
    .where("printer_id", "in", printerIds)
    .where("stand_in_id", "is not", null)
    .where("state", "in", ["queued", "offered"])
    .execute();
}
