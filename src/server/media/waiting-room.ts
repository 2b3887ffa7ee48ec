import { Refused } from "../http/refused.ts";

const retrySeconds = 3;

/**
 * Lets in so many at a time, of one account and altogether, and asks the others to come back: whoever is in has a
 * picture on the disk while it waits for its turn.
 */
export function createWaitingRoom({
  perAccount,
  altogether,
}: {
  perAccount: number;
  altogether: number;
}): <Result>(accountId: string, run: () => Promise<Result>) => Promise<Result> {
  const inside = new Map<string, number>();
  let total = 0;
  return async (accountId, run) => {
    const own = inside.get(accountId) ?? 0;
    if (own >= perAccount) {
      throw new Refused("too_many_requests", { retryAfterSeconds: retrySeconds });
    }
    if (total >= altogether) throw new Refused("unavailable", { retryAfterSeconds: retrySeconds });
    inside.set(accountId, own + 1);
    total += 1;
    try {
      return await run();
    } finally {
      total -= 1;
      const left = (inside.get(accountId) ?? 1) - 1;
      if (left > 0) inside.set(accountId, left);
      else inside.delete(accountId);
    }
  };
}
