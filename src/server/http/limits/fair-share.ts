import type { ConcurrencyLimitName } from "./concurrency-limits.ts";
import { Refused } from "../refused.ts";

export type ShareLimits = {
  /** Transactions of one account that are open at the same time; the others wait for their turn. */
  perAccount: number;
  /** Open transactions of one caller among these. */
  perCaller: number;
  /** Queue limit per caller; beyond it, 429. */
  waitingPerCaller: number;
  /** Nobody waits longer than this. */
  timeoutMs: number;
};

/** Runs the work at once or in its turn; refuses it with 429 or 503 when that would be too long. */
export type FairShare = <Result>(
  asking: { accountId: string; caller: string; isStaff?: boolean },
  run: () => Promise<Result>,
) => Promise<Result>;

const retryAfterSeconds = 1;

type Caller = { isStaff: boolean; running: number; waiting: (() => void)[] };
type Account = { running: number; runningOfStaff: number; callers: Map<string, Caller> };

/**
 * Shares the database's connections. A busy account leaves most of them to the others. Among an account's callers,
 * those who ask often wait behind those who ask now and then. Half of an account's share is its staff's while they ask,
 * however many others do, and the other half is the others'.
 */
export function createFairShare(
  { perAccount, perCaller, waitingPerCaller, timeoutMs }: ShareLimits,
  limit: ConcurrencyLimitName = "transactions",
): FairShare {
  const accounts = new Map<string, Account>();

  /**
   * Lets in as many as there is room for. The next one is of staff or of the others, whoever have fewer inside; among
   * these, of the caller with the fewest; among several, of the one whose last turn is longest ago.
   */
  function letIn(account: Account): void {
    while (account.running < perAccount) {
      const [next] = [...account.callers]
        .filter(([, { running, waiting }]) => running < perCaller && waiting.length > 0)
        .toSorted(
          ([, one], [, other]) =>
            ofKind(account, one) - ofKind(account, other) || one.running - other.running,
        );
      if (!next) return;
      const [name, caller] = next;
      account.running += 1;
      if (caller.isStaff) account.runningOfStaff += 1;
      caller.running += 1;
      account.callers.delete(name);
      account.callers.set(name, caller);
      caller.waiting.shift()?.();
    }
  }

  function inTurn({ waiting }: Caller): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new Refused("unavailable", { retryAfterSeconds, limit }));
      }, timeoutMs);
      waiting.push(start);
    });
  }

  return async ({ accountId, caller: name, isStaff = false }, run) => {
    const account = accounts.get(accountId) ?? {
      running: 0,
      runningOfStaff: 0,
      callers: new Map<string, Caller>(),
    };
    const caller = account.callers.get(name) ?? { isStaff, running: 0, waiting: [] };
    if (caller.waiting.length >= waitingPerCaller) {
      throw new Refused("too_many_requests", { retryAfterSeconds, limit });
    }
    accounts.set(accountId, account);
    account.callers.set(name, caller);
    let isInside = false;
    try {
      const turn = inTurn(caller);
      letIn(account);
      await turn;
      isInside = true;
      return await run();
    } finally {
      if (isInside) {
        account.running -= 1;
        if (caller.isStaff) account.runningOfStaff -= 1;
        caller.running -= 1;
        letIn(account);
      }
      if (caller.running === 0 && caller.waiting.length === 0) account.callers.delete(name);
      if (account.callers.size === 0) accounts.delete(accountId);
    }
  };
}

/** The number inside of the caller's kind: staff, or the others. */
function ofKind({ running, runningOfStaff }: Account, { isStaff }: Caller): number {
  return isStaff ? runningOfStaff : running - runningOfStaff;
}
