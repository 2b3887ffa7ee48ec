import type { Relay } from "../live/relay.ts";

export type JobWaits = {
  /** Resolves when something of the account may have to be printed, or when the signal ends it. */
  wait(accountId: string, signal: AbortSignal): Promise<void>;
  /** The number that wait under this name. */
  countOf(name: string): number;
  enter(name: string): () => void;
  /** Answers those who wait, and lets nobody wait any more. */
  close(): void;
  isClosed(): boolean;
};

/** A job that becomes due is noticed within this time. */
const usualRecheckMs = 5_000;

/** Agents that wait for jobs: told by the relay of what any process has queued. */
export function createJobWaits(
  events: Pick<Relay, "subscribe"> | undefined,
  recheckMs = usualRecheckMs,
): JobWaits {
  const waiting = new Map<string, Set<() => void>>();
  const counts = new Map<string, number>();
  let isClosed = false;
  const unsubscribe = events?.subscribe((heard) => {
    for (const { accountId, topic } of heard) {
      if (topic !== "order" && topic !== "print") continue;
      for (const wake of waiting.get(accountId) ?? []) wake();
    }
  });
  return {
    wait(accountId, signal) {
      if (isClosed || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const ofAccount = waiting.get(accountId) ?? new Set();
        waiting.set(accountId, ofAccount);
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", end);
          ofAccount.delete(end);
          if (ofAccount.size === 0) waiting.delete(accountId);
          resolve();
        };
        // Nobody tells of a job that becomes due, or that comes back from an agent that has died.
        const timer = setTimeout(end, recheckMs);
        ofAccount.add(end);
        signal.addEventListener("abort", end);
      });
    },
    countOf: (name) => counts.get(name) ?? 0,
    enter(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return () => {
        const left = (counts.get(name) ?? 1) - 1;
        if (left === 0) counts.delete(name);
        else counts.set(name, left);
      };
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      unsubscribe?.();
      for (const ofAccount of waiting.values()) for (const wake of ofAccount) wake();
    },
  };
}
