/** An answer that took longer says too little: it was written at any time of that. */
const slowMs = 2_000;
const mostQuestions = 3;

/** An answer says the time without its fraction of a second. */
const halfSecondMs = 500;

/**
 * How far another clock is ahead of this one, in milliseconds, by asking it what time it is; undefined where it does not
 * say. On a slow line it is asked again, and the quickest answer counts: half of what it took is how wrong it may be.
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
