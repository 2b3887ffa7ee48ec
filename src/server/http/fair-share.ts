import { Refused } from "./refused.ts";

export type ShareLimits = {
  /** Transactions of one account that are open at the same time; the others wait for their turn. */
  perAccount: number;
  /** Of one caller among these. */
  perCaller: number;
  /** So many of a caller's may wait; whoever sends more is asked to come back. */
  waitingPerCaller: number;
  /** Nobody waits longer than this. */
  patienceMs: number;
};

/** Runs the work at once or in its turn; refuses it with 429 or 503 when that would be too long. */
export type FairShare = <Result>(
  asking: { accountId: string; caller: string },
  run: () => Promise<Result>,
) => Promise<Result>;

const retryAfterSeconds = 1;

type Caller = { running: number; waiting: (() => void)[] };
type Account = { running: number; callers: Map<string, Caller> };

/**
 * Shares the database's connections: a busy account leaves most of them to the others, and among the callers of one
 * account those who ask often wait behind those who ask now and then.
 */
export function createFairShare({
  perAccount,
  perCaller,
  waitingPerCaller,
  patienceMs,
}: ShareLimits): FairShare {
  const accounts = new Map<string, Account>();

  /**
   * Lets in as many as there is room for. The next is a caller with the fewest inside; among several of these, the one
   * whose last turn is longest ago.
   */
  function letIn(account: Account): void {
    while (account.running < perAccount) {
      const [next] = [...account.callers]
        .filter(([, { running, waiting }]) => running < perCaller && waiting.length > 0)
        .toSorted(([, one], [, other]) => one.running - other.running);
      if (!next) return;
      const [name, caller] = next;
      account.running += 1;
      caller.running += 1;
      account.callers.delete(name);
      account.callers.set(name, caller);
      caller.waiting.shift()?.();
    }
  }

  function inTurn({ waiting }: Caller): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new Refused("unavailable", { retryAfterSeconds }));
      }, patienceMs);
      waiting.push(start);
    });
  }

  return async ({ accountId, caller: name }, run) => {
    const account = accounts.get(accountId) ?? { running: 0, callers: new Map<string, Caller>() };
    const caller = account.callers.get(name) ?? { running: 0, waiting: [] };
    if (caller.waiting.length >= waitingPerCaller) {
      throw new Refused("too_many_requests", { retryAfterSeconds });
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
        caller.running -= 1;
        letIn(account);
      }
      if (caller.running === 0 && caller.waiting.length === 0) account.callers.delete(name);
      if (account.callers.size === 0) accounts.delete(accountId);
    }
  };
}
