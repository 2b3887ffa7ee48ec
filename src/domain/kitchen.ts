/** Minutes after which an order that is promised for no time is long under way. */
const soonMinutes = 10;
const lateMinutes = 20;
/** Minutes before a promised time at which it is near. */
const nearMinutes = 5;

export type Urgency = "calm" | "soon" | "late";

/** How pressing an order is in the kitchen: by its promised time, or by how long it has been there. */
export function urgencyOf(
  { placedMs, dueMs }: { placedMs: number; dueMs: number | undefined },
  nowMs: number,
): Urgency {
  const [lateMs, soonMs] =
    dueMs === undefined
      ? [placedMs + lateMinutes * 60_000, placedMs + soonMinutes * 60_000]
      : [dueMs, dueMs - nearMinutes * 60_000];
  if (nowMs >= lateMs) return "late";
  return nowMs >= soonMs ? "soon" : "calm";
}

/** Whole minutes since an instant; 0 for one that is ahead, as by another machine's clock. */
export function minutesSince(fromMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - fromMs) / 60_000));
}

type Counted = { title: string; qty: number };

/** Sums up what is to be cooked, the most first. */
export function sumByTitle(lines: readonly Counted[]): Counted[] {
  const sums = new Map<string, number>();
  for (const { title, qty } of lines) sums.set(title, (sums.get(title) ?? 0) + qty);
  return [...sums]
    .map(([title, qty]) => ({ title, qty }))
    .sort((a, b) => b.qty - a.qty || a.title.localeCompare(b.title, "pt-BR"));
}
