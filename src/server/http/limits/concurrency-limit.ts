import type { ConcurrencyLimitName } from "./concurrency-limits.ts";
import { Refused } from "../refused.ts";

/** Lets `run` in, as much as `size` says, under the name of whoever asks; or asks them to come back. */
export type ConcurrencyLimit = <Result>(
  asking: { name: string; size?: number },
  run: () => Promise<Result>,
) => Promise<Result>;

/** Has room for so much at a time, of one name and altogether: what is in takes up memory or disk until it is done. */
export function createConcurrencyLimit(
  limit: ConcurrencyLimitName,
  {
    perName,
    altogether,
    retryAfterSeconds,
  }: { perName: number; altogether: number; retryAfterSeconds: number },
): ConcurrencyLimit {
  const inside = new Map<string, number>();
  let total = 0;
  return async ({ name, size = 1 }, run) => {
    const own = inside.get(name) ?? 0;
    if (own + size > perName) throw new Refused("too_many_requests", { retryAfterSeconds, limit });
    if (total + size > altogether) throw new Refused("unavailable", { retryAfterSeconds, limit });
    inside.set(name, own + size);
    total += size;
    try {
      return await run();
    } finally {
      total -= size;
      const left = (inside.get(name) ?? size) - size;
      if (left > 0) inside.set(name, left);
      else inside.delete(name);
    }
  };
}
