import type { ConcurrencyLimitName } from "./concurrency-limits.ts";
import { Refused } from "../refused.ts";
import { urgencies, type CallUrgency } from "./urgency.ts";

export type ShareLimits = {
  /** All that runs at the same time; without it each account's limit alone counts. */
  places?: number;
  /** Transactions of one account that are open at the same time; the others wait for their turn. */
  perAccount: number;
  /** Open transactions of one caller among these. */
  perCaller: number;
  /** Queue limit per caller; beyond it, 429. */
  waitingPerCaller: number;
  timeoutMs: number;
  /** The same for calls that can be repeated, by urgency, with the seconds after which to come back. */
  patience?: Partial<Record<CallUrgency, Patience>>;
};

type Patience = { timeoutMs: number; retryAfterSeconds: { from: number; to: number } };

type Asking = { accountId: string; caller: string; isStaff?: boolean; urgency?: CallUrgency };

/** Runs the work at once or in its turn; refuses it with 429 or 503 when that would be too long. */
export type FairShare = <Result>(asking: Asking, run: () => Promise<Result>) => Promise<Result>;

type Waiter = {
  urgency: CallUrgency;
  account: Account;
  caller: Caller;
  sinceMs: number;
  timer?: NodeJS.Timeout;
  start: () => void;
};
type Kind = "staff" | "others";
type Caller = { name: string; kind: Kind; running: number; waiting: Waiter[] };
type Account = {
  running: Record<Kind, number>;
  waiting: Record<Kind, number>;
  callers: Map<string, Caller>;
};

/** After so many turns of the most urgent, the others have one: a flood of orders leaves staff their lists. */
const turnsOfUrgent = 3;

/**
 * Shares the database's connections. Urgent calls go first. Calls that can wait are refused early when they would wait
 * long, so that they neither hold up the rest nor pile up. Accounts take turns, and a busy one leaves connections to
 * the others. Within an account, frequent callers queue behind occasional ones. Staff and all other callers each get
 * half of the account's share while both are waiting.
 */
export function createFairShare(
  limits: ShareLimits,
  limit: ConcurrencyLimitName = "transactions",
): FairShare {
  const { places = Infinity, perAccount, perCaller, waitingPerCaller } = limits;
  const accounts = new Map<string, Account>();
  /** Accounts that wait, by urgency, in the order of their turns. */
  const queues = byUrgency(() => new Set<Account>());
  /** Everybody who waits, the first comer first. */
  const waiters = byUrgency(() => new Set<Waiter>());
  const othersFirst = [...urgencies.slice(1), ...urgencies.slice(0, 1)];
  let running = 0;
  let urgentInARow = 0;

  const timeoutMs = (urgency: CallUrgency) =>
    limits.patience?.[urgency]?.timeoutMs ?? limits.timeoutMs;

  function refusal(urgency: CallUrgency): Refused {
    const { from, to } = limits.patience?.[urgency]?.retryAfterSeconds ?? { from: 1, to: 1 };
    // Those who are refused together must not come back together.
    const retryAfterSeconds = from + Math.floor(Math.random() * (to - from + 1));
    return new Refused("unavailable", { retryAfterSeconds, limit });
  }

  /** Whether the queue is so long that a newcomer would wait in vain. */
  function isHopeless(urgency: CallUrgency): boolean {
    if (limits.patience?.[urgency] === undefined) return false;
    const tooLongMs = timeoutMs(urgency) / 2;
    return urgencies.slice(0, urgencies.indexOf(urgency) + 1).some((one) => {
      const [first] = waiters[one];
      return first !== undefined && performance.now() - first.sinceMs > tooLongMs;
    });
  }

  function admitNext(): void {
    while (running < places) {
      const next = findNext();
      if (!next) return;
      leaveQueue(next);
      running += 1;
      const { account, caller, urgency } = next;
      account.running[caller.kind] += 1;
      caller.running += 1;
      // The caller goes to the end of the account's callers, and the account to the end of its line.
      account.callers.delete(caller.name);
      account.callers.set(caller.name, caller);
      if (queues[urgency].delete(account) && isWaiting(account, urgency))
        queues[urgency].add(account);
      urgentInARow = urgency === "order" ? urgentInARow + 1 : 0;
      next.start();
    }
  }

  function findNext(): Waiter | undefined {
    for (const urgency of urgentInARow >= turnsOfUrgent ? othersFirst : urgencies) {
      // Passes over accounts at a limit only. They are few, because each of them takes up places.
      for (const account of queues[urgency]) {
        const next = nextOf(account, urgency);
        if (next) return next;
      }
    }
    return undefined;
  }

  /**
   * Finds the account's next call: of staff or of the others, whichever have fewer calls inside. Among these the caller
   * with the fewest goes first, and among equals the one whose last turn is longest ago.
   */
  function nextOf(account: Account, urgency: CallUrgency): Waiter | undefined {
    const { staff, others } = account.running;
    if (staff + others >= perAccount) return undefined;
    const [first] = [...account.callers.values()]
      .filter((one) => one.running < perCaller && !hasItsHalf(account, one.kind))
      .flatMap(({ waiting }) => waiting.find((one) => one.urgency === urgency) ?? [])
      .toSorted(
        ({ caller: one }, { caller: other }) =>
          account.running[one.kind] - account.running[other.kind] || one.running - other.running,
      );
    return first;
  }

  function hasItsHalf({ running: inside, waiting }: Account, kind: Kind): boolean {
    return inside[kind] >= perAccount / 2 && waiting[kind === "staff" ? "others" : "staff"] > 0;
  }

  function leaveQueue(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    const { account, caller, urgency } = waiter;
    caller.waiting.splice(caller.waiting.indexOf(waiter), 1);
    account.waiting[caller.kind] -= 1;
    waiters[urgency].delete(waiter);
  }

  function waitForPlace({
    urgency,
    account,
    caller,
  }: Pick<Waiter, "urgency" | "account" | "caller">) {
    return new Promise<void>((start, reject) => {
      const waiter: Waiter = { urgency, account, caller, sinceMs: performance.now(), start };
      caller.waiting.push(waiter);
      account.waiting[caller.kind] += 1;
      waiters[urgency].add(waiter);
      queues[urgency].add(account);
      admitNext();
      if (!caller.waiting.includes(waiter)) return;
      waiter.timer = setTimeout(() => {
        leaveQueue(waiter);
        if (!isWaiting(account, urgency)) queues[urgency].delete(account);
        reject(refusal(urgency));
      }, timeoutMs(urgency));
    });
  }

  return async ({ accountId, caller: name, isStaff = false, urgency = "order" }, run) => {
    if (isHopeless(urgency)) throw refusal(urgency);
    const account = accounts.get(accountId) ?? newAccount();
    const kind = isStaff ? "staff" : "others";
    const caller = account.callers.get(name) ?? { name, kind, running: 0, waiting: [] };
    if (caller.waiting.length >= waitingPerCaller) {
      throw new Refused("too_many_requests", { retryAfterSeconds: 1, limit });
    }
    accounts.set(accountId, account);
    account.callers.set(name, caller);
    let isInside = false;
    try {
      await waitForPlace({ urgency, account, caller });
      isInside = true;
      return await run();
    } finally {
      if (isInside) {
        running -= 1;
        account.running[caller.kind] -= 1;
        caller.running -= 1;
        admitNext();
      }
      if (caller.running === 0 && caller.waiting.length === 0) account.callers.delete(name);
      if (account.callers.size === 0) accounts.delete(accountId);
    }
  };
}

const newAccount = (): Account => ({
  running: { staff: 0, others: 0 },
  waiting: { staff: 0, others: 0 },
  callers: new Map(),
});

function isWaiting({ callers }: Account, urgency: CallUrgency): boolean {
  return [...callers.values()].some(({ waiting }) =>
    waiting.some((one) => one.urgency === urgency),
  );
}

function byUrgency<Of>(make: () => Of): Record<CallUrgency, Of> {
  return { order: make(), page: make(), kitchen: make(), list: make(), again: make() };
}
