import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { connectClient } from "./connect-client.ts";

const watchEveryMs = 50;

const blockersOf = `
  select pid, usename, application_name from pg_stat_activity
  where pid = any(pg_blocking_pids($1)) order by backend_start`;

export type Blocker = { pid: number; usename: string | null; application_name: string | null };

/**
 * Runs a query for which `client` may wait, and names the database process that it waited for last. A second connection
 * asks meanwhile; if there is none, nobody is named.
 */
export async function namingBlockers<Result>(
  { client, url }: { client: Client; url: string },
  run: () => Promise<Result>,
): Promise<{ result: Result; blockers: string[] }> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = rows[0]?.pid;
  const watcher = await connectClient(url).catch(() => undefined);
  let blockers: string[] = [];
  let isOver = false;
  async function watch(): Promise<void> {
    while (watcher && !isOver) {
      const found = await watcher.query<Blocker>(blockersOf, [pid]);
      if (found.rows.length > 0) blockers = found.rows.map(backendName);
      await sleep(watchEveryMs);
    }
  }
  const [ran] = await Promise.allSettled([run().finally(() => (isOver = true)), watch()]);
  await watcher?.end().catch(() => undefined);
  if (ran.status === "rejected") throw ran.reason;
  return { result: ran.value, blockers };
}

/** A process as an operator finds it again. */
export function backendName({ pid, usename, application_name }: Blocker): string {
  const known = [usename, application_name].filter((name) => name !== null && name !== "");
  return `process ${pid}${known.length > 0 ? ` (${known.join(", ")})` : ""}`;
}
