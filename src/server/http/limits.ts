import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Tx } from "../db/with-account.ts";
import { Refused } from "./refused.ts";

/**
 * Counts one try of `caller`; refuses when they have had too many, saying when to come back. With `turnsAway` they need
 * not even ask before that: nothing else that they send to this route would be taken. A try `within` a transaction that
 * then fails is given back, for they are asked to try again; one that is refused counts.
 */
export async function takeTurn(
  limiter: RateLimiterAbstract,
  caller: string,
  { turnsAway = false, within }: { turnsAway?: boolean; within?: Tx } = {},
): Promise<void> {
  within?.whenNotKept((reason) => {
    if (!(reason instanceof Refused)) void limiter.reward(caller);
  });
  try {
    await limiter.consume(caller);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Refused("too_many_requests", {
      retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
      ...(turnsAway ? { turnsAwayMs: error.msBeforeNext } : {}),
    });
  }
}
