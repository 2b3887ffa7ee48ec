/** Minutes after which an order without a promised time needs attention, and after which it is late. */
export type AgeLimits = { warnMinutes: number; lateMinutes: number };

export const usualAgeLimits: AgeLimits = { warnMinutes: 10, lateMinutes: 20 };

/** Minutes before a promised time at which it is near. */
const nearMinutes = 5;

export type Urgency = "calm" | "soon" | "late";

/** How pressing an order is: by its promised time, or by how long it has been there. */
export function urgencyOf(
  { placedMs, dueMs }: { placedMs: number; dueMs: number | undefined },
  { nowMs, limits }: { nowMs: number; limits: AgeLimits },
): Urgency {
  const [lateMs, soonMs] =
    dueMs === undefined
      ? [placedMs + limits.lateMinutes * 60_000, placedMs + limits.warnMinutes * 60_000]
      : [dueMs, dueMs - nearMinutes * 60_000];
  if (nowMs >= lateMs) return "late";
  return nowMs >= soonMs ? "soon" : "calm";
}

/** Whole minutes since an instant; 0 if it is in the future, as by another machine's clock. */
export function minutesSince(fromMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - fromMs) / 60_000));
}

const hour = 60;
const day = 24 * hour;

/** An age in one figure that is read from afar: minutes up to two hours, then hours, then days. */
export function shortAge(minutes: number): { count: number; unit: "min" | "h" | "d" } {
  if (minutes < 2 * hour) return { count: minutes, unit: "min" };
  if (minutes < 2 * day) return { count: Math.floor(minutes / hour), unit: "h" };
  return { count: Math.floor(minutes / day), unit: "d" };
}
