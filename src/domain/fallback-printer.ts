import { faultFreshMs, fallbackFaultMs } from "./print-job.ts";

/** A printer, when it was last there, what it says of itself, and which one takes its jobs after how long a silence. */
export type PrinterStanding = {
  id: string;
  seenMs: number;
  /** Set while it says that it cannot print: since when, and when it last said so. */
  fault?: { sinceMs: number; saidMs: number } | undefined;
  fallback: { printerId: string; afterMs: number } | undefined;
};

/** The printers whose jobs this one takes now: those that are out, as are all on the way from them to it. */
export function standsInFor(
  printers: readonly PrinterStanding[],
  id: string,
  nowMs: number,
): string[] {
  return printers
    .filter((printer) => printer.id !== id && wayFrom(printers, printer, nowMs).includes(id))
    .map((printer) => printer.id);
}

/** The printers that get the jobs of one that is out, in turn: each is followed by its own fallback while it is out. */
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

/** Whether it has said nothing for longer than its owner waits. */
export function isAway({ seenMs, fallback }: PrinterStanding, nowMs: number): boolean {
  return fallback !== undefined && nowMs - seenMs > fallback.afterMs;
}

/** Whether it has been without paper, open or broken for longer than somebody needs to see to it. */
function cannotPrint({ fault }: PrinterStanding, nowMs: number): boolean {
  return fault !== undefined && nowMs - fault.sinceMs > fallbackFaultMs;
}

/**
 * Whether it has just said that it cannot print. Some printers say it only of a job: after a while nobody knows their
 * state until the next one.
 */
export function saysItCannot({ fault }: PrinterStanding, nowMs: number): boolean {
  return fault !== undefined && nowMs - fault.saidMs <= faultFreshMs;
}

/** Whether jobs of the printer could come back to it. */
export function isCircle(printers: readonly PrinterStanding[], id: string): boolean {
  const first = printers.find((printer) => printer.id === id);
  return first !== undefined && wayFrom(printers, first).includes(id);
}
