import { setTimeout as sleep } from "node:timers/promises";
import type { Postmaster } from "./postmaster.ts";

export type RunningServer = {
  readonly pid: number;
  /** Settles when the server and everything of it has ended after `halt`. */
  ended: Promise<void>;
};

const retryMs = [0, 200, 500, 1_000, 2_000];
const longestRetryMs = 5_000;

/**
 * Watches a started server and, until `halt`, starts it again whenever it ends, for as long as it takes: a full disk
 * may be emptied, and the site's connections come back by themselves.
 */
export function keepRunning({
  first,
  startAgain,
  halt,
  log,
}: {
  first: Postmaster;
  startAgain: () => Promise<Postmaster>;
  halt: AbortSignal;
  log: (line: string) => void;
}): RunningServer {
  let current = first;
  const ended = watch();

  async function watch(): Promise<void> {
    for (;;) {
      const { code, signal } = await current.exited;
      if (halt.aborted) return;
      log(
        `The database server ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again.`,
      );
      const next = await comeBack();
      if (next === undefined) return;
      current = next;
    }
  }

  async function comeBack(): Promise<Postmaster | undefined> {
    for (let attempt = 0; !halt.aborted; attempt += 1) {
      await sleep(retryMs[attempt] ?? longestRetryMs, undefined, { signal: halt }).catch(
        () => undefined,
      );
      try {
        const postmaster = await startAgain();
        log(`The database server is back (process ${postmaster.pid}).`);
        return postmaster;
      } catch (cause) {
        if (!halt.aborted)
          log(
            `The database server did not start: ${cause instanceof Error ? cause.message : String(cause)}`,
          );
      }
    }
    return undefined;
  }

  return {
    get pid() {
      return current.pid;
    },
    ended,
  };
}
