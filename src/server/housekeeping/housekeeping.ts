import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { connectClient } from "../db/connect-client.ts";
import type { Database } from "../db/database.ts";
import { isOutage } from "../db/with-account.ts";
import { listAccountIds } from "../tenancy/host-queries.ts";

/** A recurring task, run by whichever process comes to it first. */
export type Task = {
  /** Also the name of its lock, so it must not change from one version of the program to the next. */
  name: string;
  everyMs: number;
  /** Does its work in short transactions, and stops between two of them when the signal says so. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

export type Housekeeping = {
  /** Lets the task under way stop where it may, and starts no other. */
  close(): Promise<void>;
};

/** Begins after the busy start, and not in all processes at the same moment. */
const firstDelayMs = (everyMs: number) => Math.min(everyMs, 60_000) * (0.5 + Math.random());
const nextDelayMs = (everyMs: number) => everyMs * (0.9 + 0.2 * Math.random());

/**
 * Runs every task now and then, one at a time in this process; of several processes, only one runs a task at a time. A
 * failed task is logged, and tried again at its next time.
 */
export function startHousekeeping({
  database,
  logger,
  tasks,
}: {
  database: Database;
  logger: Pick<FastifyBaseLogger, "warn">;
  tasks: readonly Task[];
}): Housekeeping {
  const stopping = new AbortController();
  const { signal } = stopping;
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(task: Task): Promise<unknown> {
    return (last = last.then(() => (signal.aborted ? undefined : runLogged(task))));
  }

  async function runLogged(task: Task): Promise<void> {
    try {
      await runAlone(database, { ...task, signal });
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error, task: task.name }, "housekeeping failed");
    }
  }

  async function keepRunning(task: Task): Promise<void> {
    await sleep(firstDelayMs(task.everyMs), undefined, { signal, ref: false });
    for (;;) {
      await enqueue(task);
      await sleep(nextDelayMs(task.everyMs), undefined, { signal, ref: false });
    }
  }

  // They end when the signal wakes them.
  const running = tasks.map((task) => keepRunning(task).catch(() => undefined));

  return {
    async close() {
      stopping.abort();
      await Promise.all(running);
      await last;
    },
  };
}

/**
 * Runs for one account after the other until all are done or the signal says to stop. A failure for one account is
 * thrown after the others are done; without the database it fails at once.
 */
export async function forEachAccount(
  database: Database,
  signal: AbortSignal,
  run: (accountId: string) => Promise<unknown>,
): Promise<void> {
  const failed: { accountId: string; cause: unknown }[] = [];
  for (const accountId of await listAccountIds(database)) {
    if (signal.aborted) return;
    await run(accountId).catch((cause: unknown) => {
      if (isOutage(cause)) throw cause;
      failed.push({ accountId, cause });
    });
  }
  const [first] = failed;
  if (!first) return;
  const { accountId, cause } = first;
  throw new Error(`${failed.length} accounts failed, the first of them ${accountId}`, { cause });
}

/** Arbitrary; keeps these advisory locks apart from the program's others. */
const lockSpace = 726_353_002;

/**
 * Runs a task unless another process on the same database is running it. The lock belongs to a separate connection,
 * past a pooler, so a process that dies releases it.
 */
export async function runAlone(
  { directUrl }: Pick<Database, "directUrl">,
  {
    name,
    run,
    signal,
  }: { name: string; run: (signal: AbortSignal) => Promise<unknown>; signal: AbortSignal },
): Promise<"done" | "busy"> {
  const holder = await connectClient(directUrl, { application_name: "comanda housekeeping" });
  try {
    const { rows } = await holder.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1, hashtext($2)) as taken",
      [lockSpace, name],
    );
    if (rows[0]?.taken !== true) return "busy";
    await run(signal);
    return "done";
  } finally {
    await holder.end();
  }
}
