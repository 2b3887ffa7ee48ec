/** A slower answer is too inexact: it was written at some moment within the time that it took. */
const slowMs = 2_000;
const mostQuestions = 3;

/** An answer leaves out the fraction of its second: half a second on average. */
const halfSecondMs = 500;

/**
 * Milliseconds by which another clock is ahead of this one, found by asking it; undefined if it does not say. On a slow
 * line it is asked again, and the quickest answer counts: it is wrong by half of its time at most.
 */
export async function measureAhead(
  ask: () => Promise<number>,
  now: () => number = Date.now,
): Promise<number | undefined> {
  let best: { tookMs: number; aheadMs: number } | undefined;
  for (let question = 0; question < mostQuestions; question += 1) {
    const askedMs = now();
    const toldMs = await ask();
    if (Number.isNaN(toldMs)) break;
    const tookMs = now() - askedMs;
    const aheadMs = toldMs + halfSecondMs - (askedMs + tookMs / 2);
    if (best === undefined || tookMs < best.tookMs) best = { tookMs, aheadMs };
    if (tookMs <= slowMs) break;
  }
  return best?.aheadMs;
}
