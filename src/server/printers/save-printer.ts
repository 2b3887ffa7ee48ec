import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { Printer, ReadPrinter } from "../../contract/printers.ts";
import { maxPrinters, type PrinterKind } from "../../domain/print-job.ts";
import { isCircle } from "../../domain/fallback-printer.ts";
import { staleFields } from "../../domain/stale-fields.ts";
import { writtenText } from "../../domain/text-rules.ts";
import { lockServices } from "../account/service-queries.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, refuseConflicts, Refused, requireFound, unknownId } from "../http/refused.ts";
import { lockStationFromRemoval } from "../stations/station-queries.ts";
import { publishJobsChanged } from "./giving-up-old.ts";
import { releaseJobsOfPrinter, listStandings, returnFallbackJobs } from "./fallback-jobs.ts";
import { hashToken } from "../sessions/token.ts";
import { lockPrinterFromRemoval, listPrinters, lockPrinter } from "./printer-queries.ts";
import { deleteOwn, updateOwn } from "../db/with-account.ts";

type Made = { printer: Printer; address?: string };
type Saving = Pick<Context, "tx" | "now">;
type SavedPrinter = {
  printerId: string;
  sent: ReadPrinter;
  /** The printer as the owner saw it. */
  base?: ReadPrinter | undefined;
  renew: boolean;
};

/** Adds a printer. The secret in its address is kept as a hash: nobody can be told it again. */
export async function addPrinter(sent: ReadPrinter, context: Saving): Promise<Made> {
  const { tx } = context;
  await lockServices(tx);
  const printers = await listPrinters(tx, context.now);
  if (printers.length >= maxPrinters)
    throw badFields({ printer: { code: "too_many_printers", max: maxPrinters } });
  const printerId = randomUUIDv7();
  await checkFallback(printerId, sent, context);
  const { secret, address } = newSecret(sent.kind);
  await tx.db
    .insertInto("printers")
    .values({
      account_id: tx.accountId,
      printer_id: printerId,
      ...columnsOf(sent),
      secret_hash: secret,
    })
    .execute();
  await writeStations(printerId, sent, context);
  await publishJobsChanged(tx);
  return made(printerId, address, context);
}

/** Changes a printer. One whose kind changes, or whose address is renewed, has to be connected again. */
export async function savePrinter(
  { printerId, sent, base, renew }: SavedPrinter,
  context: Saving,
): Promise<Made> {
  const { tx } = context;
  // Two who save at once could close a circle of fallbacks.
  await lockServices(tx);
  const stored = requireFound(await lockPrinterFromRemoval(tx, printerId));
  if (base) {
    const printers = await listPrinters(tx, context.now);
    refuseStale({ sent, base, stored: printers.find(({ id }) => id === printerId) });
  }
  await checkFallback(printerId, sent, context);
  const isNew = renew || stored.kind !== sent.kind;
  const { secret, address } = isNew ? newSecret(sent.kind) : {};
  await updateOwn(tx, "printers")
    .set({
      ...columnsOf(sent),
      ...(isNew
        ? {
            secret_hash: secret ?? null,
            seen_at: null,
            fault: null,
            fault_since: null,
            fault_said_at: null,
          }
        : {}),
    })
    .where("printer_id", "=", printerId)
    .execute();
  await deleteOwn(tx, "printer_stations").where("printer_id", "=", printerId).execute();
  if (stored.fallback_id !== (sent.fallback?.printer ?? null))
    await returnFallbackJobs(tx, [printerId]);
  // A queued test says nothing of another kind of connection, and a browser prints no tests.
  if (stored.kind !== sent.kind)
    await deleteOwn(tx, "print_jobs")
      .where("printer_id", "=", printerId)
      .where("reason", "=", "test")
      .where("state", "!=", "printed")
      .execute();
  await writeStations(printerId, sent, context);
  await publishJobsChanged(tx);
  return made(printerId, address, context);
}

export async function removePrinter(printerId: string, { tx }: Saving): Promise<void> {
  await lockServices(tx);
  if (!(await lockPrinter(tx, printerId))) throw new Refused("not_found");
  await releaseJobsOfPrinter(tx, printerId);
  await deleteOwn(tx, "printers").where("printer_id", "=", printerId).execute();
  await publishJobsChanged(tx);
}

type Compared = { sent: ReadPrinter; base: ReadPrinter; stored: ReadPrinter | undefined };

/** Refuses to change a field that somebody else has changed since `base`. */
function refuseStale({ sent, base, stored }: Compared): void {
  if (!stored) return;
  const [given, seen, now] = [settingsOf(sent), settingsOf(base), settingsOf(stored)];
  refuseConflicts(staleFields({ given, base: seen, stored: now }));
}

/** A printer's settings as they are stored; the order of its stations makes no difference. */
const settingsOf = (sent: ReadPrinter) => ({
  ...columnsOf(sent),
  stations: sent.stations.toSorted(),
});

/** Refuses a fallback that does not exist, or whose own jobs may come to this printer. */
async function checkFallback(printerId: string, { fallback }: ReadPrinter, { tx }: Saving) {
  if (!fallback) return;
  const field = "printer.fallback.printer";
  const others = (await listStandings(tx)).filter(({ id }) => id !== printerId);
  if (!others.some(({ id }) => id === fallback.printer) && fallback.printer !== printerId)
    throw unknownId(field);
  const after = { printerId: fallback.printer, afterMs: fallback.after_seconds * 1_000 };
  if (isCircle([...others, { id: printerId, seenMs: 0, fallback: after }], printerId))
    throw badFields({ [field]: { code: "fallback_circle" } });
}

async function made(printerId: string, address: string | undefined, { tx, now }: Saving) {
  const printer = (await listPrinters(tx, now)).find(({ id }) => id === printerId);
  if (!printer) throw new Error("A printer that was just written is not there");
  return { printer, ...(address === undefined ? {} : { address }) };
}

function newSecret(kind: PrinterKind): { secret: Buffer | null; address?: string } {
  if (kind === "browser") return { secret: null };
  const secret = randomBytes(24).toString("base64url");
  return { secret: hashToken(secret), address: `/print/${kind}/${secret}` };
}

function columnsOf(sent: ReadPrinter) {
  const { name, kind, columns, encoding = "cp860", layout = "production", copies = 1 } = sent;
  const { printer = null, after_seconds: seconds = null } = sent.fallback ?? {};
  const fallback = { fallback_id: printer, fallback_seconds: seconds };
  return { name: writtenText(name), kind, columns, encoding, layout, copies, ...fallback };
}

async function writeStations(printerId: string, { stations }: ReadPrinter, { tx }: Saving) {
  for (const [index, stationId] of stations.entries()) {
    const field = `printer.stations.${index}`;
    if (stations.indexOf(stationId) < index) throw badFields({ [field]: { code: "repeated" } });
    if (!(await lockStationFromRemoval(tx, stationId))) throw unknownId(field);
  }
  if (stations.length === 0) return;
  await tx.db
    .insertInto("printer_stations")
    .values(
      stations.map((stationId) => ({
        account_id: tx.accountId,
        printer_id: printerId,
        station_id: stationId,
      })),
    )
    .execute();
}
