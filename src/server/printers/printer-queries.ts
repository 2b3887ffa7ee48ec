import { sql, type Kysely, type Selectable } from "kysely";
import type { Printer, PrinterState } from "../../contract/printers.ts";
import { silentAfterMs } from "../../domain/print-job.ts";
import { prepared } from "../db/prepared.ts";
import type { DatabaseTables } from "../db/tables.ts";
import { withCachedPlan, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { hashToken } from "../sessions/token.ts";

const columns = [
  "printer_id",
  "name",
  "kind",
  "columns",
  "encoding",
  "layout",
  "copies",
  "seen_at",
  "fault",
  "fault_since",
  "fault_said_at",
  "fallback_id",
  "fallback_seconds",
] as const;

export type PrinterRow = Pick<Selectable<DatabaseTables["printers"]>, (typeof columns)[number]>;

export type AskingPrinter = PrinterRow & {
  /** Whether anything waits to be printed, by whichever printer of the account; absent: not known. */
  has_jobs?: boolean;
};

type Of = Pick<Tx, "accountId"> & { db: Kysely<DatabaseTables> };

const selectPrinters = ({ db, accountId }: Of) =>
  db.selectFrom("printers").select(columns).where("account_id", "=", accountId);

export async function listPrinterRows(tx: Tx): Promise<PrinterRow[]> {
  return selectPrinters(withCachedPlan(tx)).orderBy("created_at").orderBy("printer_id").execute();
}

/** The error of a job that staff want on no paper. */
export const dismissed = "dismissed";

export const isListed = sql<boolean>`error is distinct from ${sql.lit(dismissed)}`;

type Secret = { accountId: string; hash: Buffer; kind: PrinterRow["kind"] };

const printersBySecret = prepared<Secret>()("printer-by-secret", (db, given) =>
  selectPrinters({ db, accountId: given.accountId })
    .select(
      sql<boolean>`exists (
        select from print_jobs
        where account_id = ${given.accountId} and state in ('queued', 'offered'))`.as("has_jobs"),
    )
    .where("secret_hash", "=", given.hash)
    .where("kind", "=", given.kind),
);

/** A printer, which nobody can remove until this transaction is over. */
export async function lockPrinterFromRemoval(
  tx: Tx,
  printerId: string,
): Promise<PrinterRow | undefined> {
  return selectPrinters(tx).where("printer_id", "=", printerId).forKeyShare().executeTakeFirst();
}

/** Locks a printer to be removed. Every transaction that locks a printer and its jobs locks the printer first. */
export async function lockPrinter(tx: Tx, printerId: string): Promise<PrinterRow | undefined> {
  return selectPrinters(tx).where("printer_id", "=", printerId).forUpdate().executeTakeFirst();
}

export async function findPrinterBySecret(
  tx: Tx,
  { secret, kind }: { secret: string; kind: PrinterRow["kind"] },
): Promise<AskingPrinter | undefined> {
  const hash = hashToken(secret);
  const [printer] = await printersBySecret(tx, { accountId: tx.accountId, hash, kind });
  return printer;
}

/** The account's printers as their owners see them. */
export async function listPrinters(tx: Tx, now: Date): Promise<Printer[]> {
  const [rows, stations, counts] = await Promise.all([
    listPrinterRows(tx),
    selectOwn(tx, "printer_stations")
      .select(["printer_id", "station_id"])
      .orderBy("station_id")
      .execute(),
    selectOwn(tx, "print_jobs")
      .select([
        "printer_id",
        sql<number>`count(*) filter (where state = 'failed')`.as("failed"),
        sql<number>`count(*) filter (where state <> 'failed')`.as("waiting"),
      ])
      .where("state", "!=", "printed")
      .where(isListed)
      .where("due_at", "<=", now)
      .groupBy("printer_id")
      .execute(),
  ]);
  return rows.map((row) => {
    const count = counts.find(({ printer_id }) => printer_id === row.printer_id);
    return {
      id: row.printer_id,
      name: row.name,
      kind: row.kind,
      columns: row.columns,
      encoding: row.encoding,
      layout: row.layout,
      copies: row.copies,
      stations: stations
        .filter(({ printer_id }) => printer_id === row.printer_id)
        .map(({ station_id }) => station_id),
      fallback:
        row.fallback_id === null || row.fallback_seconds === null
          ? null
          : { printer: row.fallback_id, after_seconds: row.fallback_seconds },
      state: printerStateOf(row, now),
      ...(row.seen_at ? { seen_at: row.seen_at.toISOString() } : {}),
      ...(row.fault ? { fault: row.fault } : {}),
      waiting: count?.waiting ?? 0,
      failed: count?.failed ?? 0,
    };
  });
}

export function printerStateOf(
  { seen_at: seenAt, fault }: Pick<PrinterRow, "seen_at" | "fault">,
  now: Date,
): PrinterState {
  if (seenAt === null) return "new";
  if (now.getTime() - seenAt.getTime() > silentAfterMs) return "silent";
  return fault === null ? "ready" : "fault";
}

/** Presence is written this seldom: otherwise every question of a printer would be a write. */
const seenEveryMs = 20_000;

/**
 * Records that a printer has just called, and its fault if reported: why it cannot print, or null. Without a report,
 * keeps the last fault. Returns whether the state has changed.
 */
export async function noteSeen(
  tx: Tx,
  { printer, fault: said, now }: { printer: PrinterRow; fault?: string | null; now: Date },
): Promise<boolean> {
  const fault = said === undefined ? printer.fault : said;
  const isOther =
    printer.fault !== fault ||
    printerStateOf(printer, now) !== printerStateOf({ ...printer, fault, seen_at: now }, now);
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() < seenEveryMs;
  const isSaidAgain = typeof said === "string" && !isRecent(printer.fault_said_at);
  if (isRecent(printer.seen_at) && !isOther && !isSaidAgain) return false;
  await updateOwn(tx, "printers")
    .set({
      seen_at: now,
      fault,
      ...(said === undefined ? {} : { fault_since: sinceOf({ printer, said, now }) }),
      ...(typeof said === "string" ? { fault_said_at: now } : {}),
    })
    .where("printer_id", "=", printer.printer_id)
    .execute();
  return isOther;
}

/** Another reason does not restart the time: the printer could not print before either. */
function sinceOf({
  printer,
  said,
  now,
}: {
  printer: PrinterRow;
  said: string | null;
  now: Date;
}): Date | null {
  if (said === null) return null;
  return (printer.fault === null ? null : printer.fault_since) ?? now;
}
