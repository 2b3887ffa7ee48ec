import { listUsers } from "../auth/staff-queries.ts";
import type { Database } from "../db/database.ts";
import { withAccount } from "../db/with-account.ts";
import { findAccountId } from "../tenancy/host-queries.ts";
import type { DemoAccount } from "./demo-account.ts";

/** The id of the demo account, unless its label is free or somebody's own account has it. */
export async function findDemoAccount(
  database: Database,
  { label, users }: DemoAccount,
): Promise<string | undefined> {
  const accountId = await findAccountId(database, label);
  if (accountId === undefined) return undefined;
  const staff = await withAccount(database, { accountId, mode: "read" }, listUsers);
  // The demo's people are under `.example`, where nobody else can be.
  return staff.some(({ user }) => user === users.admin.user) ? accountId : undefined;
}
