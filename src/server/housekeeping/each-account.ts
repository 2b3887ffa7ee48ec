import type { Database } from "../db/database.ts";
import { isOutage } from "../db/with-account.ts";
import { listAccountIds } from "../tenancy/host-queries.ts";

/**
 * Runs for one account after the other until all are done or the signal says to stop. What fails for one is done for the
 * others all the same, and thrown then; without the database it fails at once.
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
