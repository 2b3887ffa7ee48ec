import type { Tx } from "../db/with-account.ts";

/** The names of everybody who works here, by id. */
export async function mapUserNames({ db, accountId }: Tx): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("users")
    .select(["user_id", "name"])
    .where("account_id", "=", accountId)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.name]));
}
