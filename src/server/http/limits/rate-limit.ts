import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Tx } from "../../db/with-account.ts";
import { Refused } from "../refused.ts";
import { rateLimitRules, type RateLimitRule, type RateSettings } from "./rate-limits.ts";

/** Counts by key, in this process alone. */
export type RateLimit = {
  /**
   * Counts one, and refuses with a time to come back when there are too many. With `rejectRepeats` the rejection cache
   * answers everything else that the caller sends to this route until then. A count `within` a transaction is given
   * back if the transaction keeps nothing.
   */
  consume(key: string, options?: { rejectRepeats?: boolean; within?: Tx }): Promise<void>;
  /** Refuses where `consume` would, and counts nothing. */
  check(key: string, options?: { rejectRepeats?: boolean }): Promise<void>;
  /** Counts one, and refuses nothing. */
  count(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
};

export type RateLimits = Record<keyof ReturnType<typeof rateLimitRules>, RateLimit>;

export function createRateLimits(settings: RateSettings): RateLimits {
  const rules = Object.entries<RateLimitRule>(rateLimitRules(settings));
  // fromEntries cannot carry the names.
  return Object.fromEntries(
    rules.map(([name, rule]) => [name, createRateLimit(name, rule)]),
  ) as RateLimits;
}

/** `name` is what the security log calls it. */
function createRateLimit(name: string, { points, seconds }: RateLimitRule): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });

  function refusal(msBeforeNext: number, rejectRepeats = false): Refused {
    return new Refused("too_many_requests", {
      limit: name,
      retryAfterSeconds: Math.ceil(msBeforeNext / 1_000),
      ...(rejectRepeats ? { rejectForMs: msBeforeNext } : {}),
    });
  }

  return {
    async consume(key, { rejectRepeats, within } = {}) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw refusal(error.msBeforeNext, rejectRepeats);
      }
      within?.whenNotKept(() => void limiter.reward(key));
    },
    async check(key, { rejectRepeats } = {}) {
      const found = await limiter.get(key);
      if (found && found.consumedPoints >= points) throw refusal(found.msBeforeNext, rejectRepeats);
    },
    count: async (key) => void (await limiter.penalty(key)),
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}
