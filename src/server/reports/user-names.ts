import { selectOwn, type Tx } from "../db/with-account.ts";

/** The names of everybody who works here, by id. */
export async function mapUserNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await selectOwn(tx, "users").select(["user_id", "name"]).execute();
  return new Map(rows.map((row) => [row.user_id, row.name]));
}
