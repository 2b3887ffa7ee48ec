/** Ways to reach a printer: a page that staff have open, the printer itself, or an agent program near it. */
export const printerKinds = ["browser", "cloudprnt", "epson", "agent"] as const;
export type PrinterKind = (typeof printerKinds)[number];

/** Characters on a line of paper of 58 or 80 mm. */
export const printerColumns = [32, 42, 48] as const;
export type PrinterColumns = (typeof printerColumns)[number];

/** Character tables of printers; with the last one, the table is switched letter by letter. */
export const printerEncodings = ["cp860", "cp858", "cp1252", "multilingual"] as const;
export type PrinterEncoding = (typeof printerEncodings)[number];

/** Jobs of an order, the test of a printer, jobs of a tab (its bill and its move), and the closing of a day. */
export const printReasons = [
  "order",
  "cancelled",
  "reprint",
  "test",
  "bill",
  "moved",
  "day",
] as const;
export type PrintReason = (typeof printReasons)[number];

export const printStates = ["queued", "offered", "printed", "failed"] as const;
export type PrintState = (typeof printStates)[number];

export const maxPrinters = 20;
export const maxCopies = 5;

/** Time for a printer to report a job before it is offered again. Star's guide says about 60 s for printing. */
export const leaseMs: Record<PrinterKind, number> = {
  browser: 60_000,
  cloudprnt: 90_000,
  epson: 60_000,
  agent: 30_000,
};

/** A printer that is silent for this long is off, or has no network. */
export const silentAfterMs = 120_000;

/** Seconds of silence until another printer takes the jobs: printers are noted as present every 20 s. */
export const fallbackSeconds = { min: 60, max: 3_600, usual: 120 };

/** Staff who notice it change the paper within a minute; after that another printer takes the jobs. */
export const fallbackFaultMs = 60_000;

/** A printer's report of a fault holds this long; printers that cannot print are asked again within a minute. */
export const faultFreshMs = 90_000;

/** A printer that may be able to print again gets its jobs first, for this long. */
export const firstTryMs = 15_000;

/** Staff are warned of a job that has waited for this long. */
export const lateAfterMs = 60_000;

/** A job that has waited this long is of no use on paper, as when a printer is switched on the next morning. */
export const tooOldMs = 4 * 3_600_000;

/** Paper that is later than this says so, and is not printed any more if its order has left the kitchen. */
export const latePaperMs = 10 * 60_000;

const firstDelayMs = 5_000;
const longestDelayMs = 60_000;

/** The delay after a fault: it doubles with each attempt, up to a minute. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** Math.max(attempts - 1, 0), longestDelayMs);
}

/** Attempts for a job that a printer takes but cannot print. */
export const maxAttempts = 3;

/** The kitchen begins an order ahead this long before its time, if the shop has set no preparation time. */
const usualLeadMinutes = 30;

/** Minutes before its time at which an order ahead comes up in the kitchen, and on paper. */
export function leadMinutes(prepMinutes: number): number {
  return prepMinutes || usualLeadMinutes;
}

/** A scheduled order is printed when the kitchen begins with it. */
export function printsAt(order: {
  scheduledFor: Date | null;
  prepMinutes: number;
  now: Date;
}): Date {
  const { scheduledFor, prepMinutes, now } = order;
  if (scheduledFor === null) return now;
  return new Date(
    Math.max(now.getTime(), scheduledFor.getTime() - leadMinutes(prepMinutes) * 60_000),
  );
}
