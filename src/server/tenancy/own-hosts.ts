import type { Tx } from "../db/with-account.ts";

/** The whole hosts that an account has beside its label. */
export async function listOwnHosts(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom("hosts")
    .select("host")
    .where("account_id", "=", tx.accountId)
    .where("host", "like", "%.%")
    .orderBy("host")
    .execute();
  return rows.map(({ host }) => host);
}

/** Fails by `hosts_pkey` where another account has it. */
export async function addHost(tx: Tx, host: string): Promise<void> {
  await tx.db.insertInto("hosts").values({ host, account_id: tx.accountId }).execute();
}

/** Whether the account had it. */
export async function removeHost(tx: Tx, host: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom("hosts")
    .where("account_id", "=", tx.accountId)
    .where("host", "=", host)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Nobody finds the account any more. */
export async function removeHosts(tx: Tx): Promise<void> {
  await tx.db.deleteFrom("hosts").where("account_id", "=", tx.accountId).execute();
}
