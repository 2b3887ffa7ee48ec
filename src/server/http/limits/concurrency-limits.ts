import { Refused } from "../refused.ts";

/**
 * All limits of concurrent work: whose each is, and who has a share of their own. A caller is a token that was good a
 * moment ago, or else all of an address together.
 */
export const concurrencyLimits = {
  /**
   * Transactions. Two of the pool's 10 connections are reserved for events and housekeeping. An account may use half of
   * the other eight, and its staff and other callers half of that each while both wait. Nobody waits longer than
   * `timeoutMs`; repeatable reads have less time. They are refused at once, with a retry time, while a call of the same
   * or higher urgency has waited half of that.
   */
  transactions: {
    places: 8,
    perAccount: 4,
    perCaller: 2,
    waitingPerCaller: 400,
    timeoutMs: 5_000,
    patience: {
      page: { timeoutMs: 3_000, retryAfterSeconds: { from: 1, to: 3 } },
      kitchen: { timeoutMs: 3_000, retryAfterSeconds: { from: 2, to: 5 } },
      list: { timeoutMs: 1_500, retryAfterSeconds: { from: 5, to: 15 } },
      again: { timeoutMs: 1_000, retryAfterSeconds: { from: 10, to: 30 } },
    },
  },
  /**
   * Passwords being hashed, of all accounts: each takes 19 MB and one of the four threads that also read files. Devices
   * on which staff have signed in have half of them while they ask.
   */
  hashes: { perAccount: 2, perCaller: 1, waitingPerCaller: 100, timeoutMs: 5_000 },
  /**
   * Request bodies in memory until they are answered, in characters. Parsed they take up to twenty times as much, and
   * the process has 256 MB. An order has two thousand characters, and the longest body a quarter of a million. Staff
   * have a share of their own.
   */
  bodies: { perName: 1_000_000, altogether: 4_000_000, retryAfterSeconds: 1 },
  bodiesOfStaff: { perName: 1_000_000, altogether: 2_000_000, retryAfterSeconds: 1 },
  /**
   * Bodies that are still arriving, in bytes, by address. A new body is let in. When there is no room, the body that
   * has held most for longest is refused: of the same address, or of the address that holds most.
   */
  bytesReceived: { perAddress: 4 * 1024 * 1024, altogether: 24 * 1024 * 1024 },
  /**
   * Connections of an address. A trusted proxy's are not counted: behind one may be a whole hotel. A new one is let in.
   * When there is no room, the oldest connection without an answer under way is closed. Node refuses connections beyond
   * the total.
   */
  connections: { perAddress: 2_000, altogether: 20_000 },
  /**
   * Streams of events. A browser has at most one for each of its tabs. Streams of staff count only by session. Known
   * guests and strangers count apart, by address and by account.
   */
  streams: { perAccount: 10_000, perAddress: 1_000, perSession: 20 },
  /** Drawings that wait for their turn, staff's and guests' counted apart. A drawing takes tens of milliseconds. */
  drawings: { maxWaiting: 20 },
  /** Pictures under way, which are on the disk meanwhile: of one account's owners, and of all. */
  uploads: { perAccount: 4, altogether: 12 },
  /**
   * Messages to guests' devices, in turn by the push service's origin. A service that hangs takes a third of the
   * places. Housekeeping sends those that wait too long or find the queue full.
   */
  pushes: { places: 24, perAccount: 8, perCaller: 8, waitingPerCaller: 1_000, timeoutMs: 60_000 },
  /** Suggested translations under way: of one account's owners, and of all. */
  suggestions: { perName: 2, altogether: 8, retryAfterSeconds: 5 },
} as const;

export type ConcurrencyLimitName = keyof typeof concurrencyLimits;

/** Runs `run` and counts its `size` under `name` meanwhile, or refuses it with a time to come back. */
export type ConcurrencyLimit = <Result>(
  asking: { name: string; size?: number },
  run: () => Promise<Result>,
) => Promise<Result>;

/** Bounds concurrent work, of one name and altogether: running work takes up memory or disk until it is done. */
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
