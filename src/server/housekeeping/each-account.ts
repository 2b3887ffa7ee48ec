import type { Database } from "../db/database.ts";

/** The ids of all accounts, as of now; the hosts are the one table that says which there are. */
async function listAccountIds(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom("hosts")
    .select("account_id")
    .distinct()
    .orderBy("account_id")
    .execute();
  return rows.map((row) => row.account_id);
}

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
