/** The promised time is moved by this much, and no order is accepted for less. */
export const promiseStepMinutes = 5;

/** A day. */
export const longestPromiseMinutes = 1_440;

/** Proposed first if the shop has set no preparation time. */
const usualFirstMinutes = 30;

/** Minutes until an order is delivered or can be fetched. Without a preparation time it is 0, which promises nothing. */
export function usualMinutes(prepMinutes: number, area: { minutes: number } | null = null): number {
  return prepMinutes === 0 ? 0 : prepMinutes + (area?.minutes ?? 0);
}

/** The minutes that the guest was told when the order was placed, by the shop's settings; undefined without any. */
export function quotedMinutes({
  created,
  promised_at: promisedAt,
}: {
  created: string;
  promised_at?: string | undefined;
}): number | undefined {
  if (promisedAt === undefined) return undefined;
  const minutes = Math.round((Date.parse(promisedAt) - Date.parse(created)) / 60_000);
  return Math.min(Math.max(minutes, promiseStepMinutes), longestPromiseMinutes);
}

/** The minutes after one tap on plus or minus; `undefined` if nothing was promised so far. */
export function steppedMinutes(minutes: number | undefined, by: 1 | -1): number {
  if (minutes === undefined) return usualFirstMinutes;
  const stepped = minutes + by * promiseStepMinutes;
  return Math.min(Math.max(stepped, promiseStepMinutes), longestPromiseMinutes);
}

/** The promised instant after one tap, in milliseconds: never moved to sooner than five minutes from now. */
export function steppedTime(promisedMs: number | undefined, by: 1 | -1, nowMs: number): number {
  const minuteMs = 60_000;
  if (promisedMs === undefined) return nowMs + usualFirstMinutes * minuteMs;
  const leastMs = nowMs + promiseStepMinutes * minuteMs;
  const stepped = promisedMs + by * promiseStepMinutes * minuteMs;
  if (by === -1) return Math.min(promisedMs, Math.max(stepped, leastMs));
  return Math.min(Math.max(stepped, leastMs), nowMs + longestPromiseMinutes * minuteMs);
}
