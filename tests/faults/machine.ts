import { availableParallelism, getPriority, loadavg } from "node:os";

/**
 * `alone` is the time allowed on an idle machine. It is multiplied by the programs that wait for each processor, and by
 * ten more on a busy machine when this process has a lower priority than others.
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
