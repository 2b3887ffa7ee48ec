import { findAccountId } from "../account/host-queries.ts";
import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import type { DemoAccount } from "./demo-account.ts";

/** The id of the demo account, unless its label is free or somebody's own account has it. */
export async function findDemoAccount(
  database: Database,
  { label, users }: DemoAccount,
): Promise<string | undefined> {
  const accountId = await findAccountId(database, label);
  if (accountId === undefined) return undefined;
  const isDemo = await withAccount(database, { accountId, mode: "read" }, (tx) =>
    hasUser(tx, users.admin.user),
  );
  return isDemo ? accountId : undefined;
}

/** The demo's people are under `.example`, where nobody else can be. */
async function hasUser({ db, accountId }: Tx, login: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("user_id")
    .where("account_id", "=", accountId)
    .where("login", "=", login)
    .executeTakeFirst();
  return row !== undefined;
}
