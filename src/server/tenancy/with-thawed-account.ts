import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { findAccountHead } from "./account-head.ts";

/**
 * Writes to an account without a call, as housekeeping does. Answers `undefined`, and runs nothing, where the account
 * is frozen or gone. `account freeze` waits for work that has begun before.
 */
export function withThawedAccount<Result>(
  database: Database,
  accountId: string,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result | undefined> {
  return withAccount(database, { accountId, mode: "write" }, async (tx) => {
    const account = await findAccountHead(tx);
    return account === undefined || account.isFrozen ? undefined : run(tx);
  });
}
