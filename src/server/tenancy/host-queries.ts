import type { Database } from "../db/database.ts";

/** The ids of all accounts, as of now; the hosts are the one table that says which there are. */
export async function listAccountIds(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom("hosts")
    .select("account_id")
    .distinct()
    .orderBy("account_id")
    .execute();
  return rows.map((row) => row.account_id);
}

/** Every account's label and, where it has one, the whole host of its own; in the order of the alphabet. */
export async function listHosts(
  database: Database,
): Promise<{ host: string; account_id: string }[]> {
  return database.kysely
    .selectFrom("hosts")
    .select(["host", "account_id"])
    .orderBy("host")
    .execute();
}

/** `host` is an account's label, or a whole host of its own. */
export async function findAccountId(database: Database, host: string): Promise<string | undefined> {
  const row = await database.kysely
    .selectFrom("hosts")
    .select("account_id")
    .where("host", "=", host)
    .executeTakeFirst();
  return row?.account_id;
}
