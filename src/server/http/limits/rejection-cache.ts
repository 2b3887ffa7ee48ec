import { setTimeout as sleep } from "node:timers/promises";
import { lastUsed } from "../../last-used.ts";
import { Refused } from "../refused.ts";

export type RejectionCache = <Result>(
  call: {
    caller: string;
    /** The call's idempotency key with its account. A call without a key has no answer to ask for again. */
    key: string | undefined;
  },
  run: () => Promise<Result>,
) => Promise<Result>;

const remembered = 10_000;
/**
 * A caller who asks again without having waited gets the answer only after this time, which makes a flood a trickle.
 */
const holdMs = 1_000;

/**
 * Remembers callers that a limit has rejected. Until their retry time, rejects them without a query, except for a
 * repeat of a completed call whose answer was lost.
 */
export function createRejectionCache(): RejectionCache {
  const away = lastUsed<{ until: number; limit: string | undefined }>(remembered);
  const done = lastUsed<true>(remembered);
  return async ({ caller, key }, run) => {
    const { until = 0, limit } = away.get(caller) ?? {};
    const leftMs = until - performance.now();
    if (leftMs > 0 && (key === undefined || !done.has(key))) {
      await sleep(Math.min(holdMs, leftMs), undefined, { ref: false });
      const retryAfterSeconds = Math.ceil(leftMs / 1_000);
      throw new Refused("too_many_requests", { retryAfterSeconds, limit });
    }
    try {
      const result = await run();
      if (key !== undefined) done.set(key, true);
      return result;
    } catch (error) {
      if (error instanceof Refused && error.detail.rejectForMs !== undefined) {
        const { rejectForMs, limit: full } = error.detail;
        away.set(caller, { until: performance.now() + rejectForMs, limit: full });
      }
      throw error;
    }
  };
}
