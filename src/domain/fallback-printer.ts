import { faultFreshMs, fallbackFaultMs } from "./print-job.ts";

/** A printer: when it was last heard from, its fault, and which printer takes its jobs after what length of silence. */
export type PrinterStanding = {
  id: string;
  seenMs: number;
  /** Set while it says that it cannot print: since when, and when it last said so. */
  fault?: { sinceMs: number; saidMs: number } | undefined;
  fallback: { printerId: string; afterMs: number } | undefined;
};

/** The printers whose jobs this one takes now: they are out, and so is every printer on the way from them to it. */
export function coveredPrinters(
  printers: readonly PrinterStanding[],
  id: string,
  nowMs: number,
): string[] {
  return printers
    .filter((printer) => printer.id !== id && wayFrom(printers, printer, nowMs).includes(id))
    .map((printer) => printer.id);
}

/** The printers that get the jobs of one that is out, in turn. Each one that is out passes them to its own fallback. */
function wayFrom(
  printers: readonly PrinterStanding[],
  first: PrinterStanding,
  nowMs = Infinity,
): string[] {
  const way: string[] = [];
  let at: PrinterStanding | undefined = first;
  while (at?.fallback && (isAway(at, nowMs) || cannotPrint(at, nowMs))) {
    const { printerId }: { printerId: string } = at.fallback;
    if (way.includes(printerId)) break;
    way.push(printerId);
    at = printers.find(({ id }) => id === printerId);
  }
  return way;
}

/** Whether it has been silent for longer than its owner waits. */
export function isAway({ seenMs, fallback }: PrinterStanding, nowMs: number): boolean {
  return fallback !== undefined && nowMs - seenMs > fallback.afterMs;
}

/** Whether it has been out of paper, open or broken for longer than staff need to fix that. */
function cannotPrint({ fault }: PrinterStanding, nowMs: number): boolean {
  return fault !== undefined && nowMs - fault.sinceMs > fallbackFaultMs;
}

/**
 * Whether it has recently said that it cannot print. Some printers say so only when they get a job, so after a while
 * their state is unknown until the next job.
 */
export function hasRecentFault({ fault }: PrinterStanding, nowMs: number): boolean {
  return fault !== undefined && nowMs - fault.saidMs <= faultFreshMs;
}

/** Whether jobs of the printer could come back to it. */
export function isCircle(printers: readonly PrinterStanding[], id: string): boolean {
  const first = printers.find((printer) => printer.id === id);
  return first !== undefined && wayFrom(printers, first).includes(id);
}
