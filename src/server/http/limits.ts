import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { Refused } from "./refused.ts";

/** Counts one try of `caller`; refuses when they have had too many, saying when to come back. */
export async function takeTurn(limiter: RateLimiterAbstract, caller: string): Promise<void> {
  try {
    await limiter.consume(caller);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Refused("too_many_requests", {
      retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
    });
  }
}
