import { RateLimiterMemory } from "rate-limiter-flexible";
import { takeTurn } from "../http/limits.ts";
import { Refused } from "../http/refused.ts";

/** Guesses that are looked at, from one address at one account or of one session's owner, in a quarter of an hour. */
const limits = { points: 10, duration: 15 * 60 };

/** Looks at a guess at a password; refuses when the caller has had too many. */
export type Guesses = <Result>(caller: string, look: () => Promise<Result>) => Promise<Result>;

export function createGuesses(): Guesses {
  const limiter = new RateLimiterMemory(limits);
  return async (caller, look) => {
    await takeTurn(limiter, caller);
    try {
      const result = await look();
      // Only this try is given back: whoever has a password of their own must not get free guesses at another's.
      await limiter.reward(caller);
      return result;
    } catch (error) {
      if (!wasLookedAt(error)) await limiter.reward(caller);
      throw error;
    }
  };
}

/** Not where there was no room for it, or no database. */
function wasLookedAt(error: unknown): boolean {
  return (
    error instanceof Refused && error.code !== "too_many_requests" && error.code !== "unavailable"
  );
}
