import type { Database } from "../db/database.ts";
import { deleteOwn, selectOwn, type Tx } from "../db/with-account.ts";

/** The ids of all accounts, as of now. Only the table of hosts says which there are. */
export async function listAccountIds(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom("hosts")
    .select("account_id")
    .distinct()
    .orderBy("account_id")
    .execute();
  return rows.map((row) => row.account_id);
}

/** Lists every account's label and, where it has one, its own whole host; in alphabetical order. */
export async function listHosts(
  database: Database,
): Promise<{ host: string; account_id: string }[]> {
  return database.kysely
    .selectFrom("hosts")
    .select(["host", "account_id"])
    .orderBy("host")
    .execute();
}

/** `host` is an account's label, or its own full host name. */
export async function findAccountId(database: Database, host: string): Promise<string | undefined> {
  const row = await database.kysely
    .selectFrom("hosts")
    .select("account_id")
    .where("host", "=", host)
    .executeTakeFirst();
  return row?.account_id;
}

/** The account's own full host names, without its label. */
export async function listOwnHosts(tx: Tx): Promise<string[]> {
  const rows = await selectOwn(tx, "hosts")
    .select("host")
    .where("host", "like", "%.%")
    .orderBy("host")
    .execute();
  return rows.map(({ host }) => host);
}

/** Fails by `hosts_pkey` where another account has it. */
export async function addHost(tx: Tx, host: string): Promise<void> {
  await tx.db.insertInto("hosts").values({ host, account_id: tx.accountId }).execute();
}

/** Answers whether the account had the host. */
export async function removeHost(tx: Tx, host: string): Promise<boolean> {
  const { numDeletedRows } = await deleteOwn(tx, "hosts")
    .where("host", "=", host)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Afterwards no host leads to the account. */
export async function removeHosts(tx: Tx): Promise<void> {
  await deleteOwn(tx, "hosts").execute();
}
