import type { Database } from "../db/database.ts";
import { listAccountIds } from "../tenancy/host-queries.ts";

/** Runs for one account after the other until all are done or the signal says to stop. */
export async function forEachAccount(
  database: Database,
  signal: AbortSignal,
  run: (accountId: string) => Promise<unknown>,
): Promise<void> {
  for (const accountId of await listAccountIds(database)) {
    if (signal.aborted) return;
    await run(accountId);
  }
}
