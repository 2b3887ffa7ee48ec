import type { RateLimit, RateLimits } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import { loginOf } from "./credential-queries.ts";

/** The login of a guess, and where the guess comes from. */
export type Guess = {
  accountId: string;
  /** The login as typed, even if no such user exists. */
  login: string;
  address: string;
  /** The signed-in member of staff, or the mark of a device on which the login has been signed in before. */
  device: string | undefined;
};

type Counter = [limit: RateLimit, key: string];

/** Runs `look` for a guess at a password. Refuses where there were too many wrong guesses. */
export type Guesses = <Result>(guess: Guess, look: () => Promise<Result>) => Promise<Result>;

/**
 * Counts password guesses. Staff and devices that the login knows are counted separately, so that others on their
 * network cannot lock them out. All others count by login and address together, and by address over all accounts.
 */
export function createGuesses(limits: RateLimits): Guesses {
  const countersOf = ({ accountId, login, address, device }: Guess) => {
    const whose = `${accountId} ${loginOf(login)}`;
    const ofLogin: Counter = [limits.passwordsOfLogin, `${whose} ${address}`];
    const ofDevice: Counter = [limits.passwordsOfDevice, `${whose} ${device}`];
    const counters = device
      ? [ofDevice]
      : [ofLogin, [limits.passwordsOfAddress, address] as Counter];
    return { ofLogin, counters };
  };

  return async (guess, look) => {
    const { ofLogin, counters } = countersOf(guess);
    const counted: Counter[] = [];
    const giveBack = () => Promise.all(counted.map(([limit, key]) => limit.giveBack(key)));
    try {
      for (const [limit, key] of counters) {
        await limit.consume(key);
        counted.push([limit, key]);
      }
      const result = await look();
      // Only this guess is given back: a user with a password of their own must not get free guesses at another's.
      await giveBack();
      return result;
    } catch (error) {
      if (!wasLookedAt(error)) await giveBack();
      // A caller with a count of their own gets no further guesses by asking as a stranger afterwards.
      else if (guess.device !== undefined) await ofLogin[0].count(ofLogin[1]);
      throw error;
    }
  };
}

/** False when there was no room for the guess, or no database. */
function wasLookedAt(error: unknown): boolean {
  return (
    error instanceof Refused && error.code !== "too_many_requests" && error.code !== "unavailable"
  );
}
