import { availableParallelism, getPriority, loadavg } from "node:os";

/**
 * The time that is allowed where a machine has its processors to itself; longer by as many times as there are programs
 * waiting for each of them, and more for whoever lets the others go first.
 */
export function allowedMs(alone: number): number {
  const [running = 0] = loadavg();
  const waiting = Math.max(1, running / availableParallelism());
  return alone * waiting * (waiting > 1 && getPriority() > 0 ? 10 : 1);
}

/** The time that 95 of a hundred stay below. */
export function p95(milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}
