import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { findAccountHead } from "./account-head.ts";

/**
 * Writes to an account for nobody's call, unless it is frozen or gone: then nothing runs, and `undefined` is answered.
 * What has begun before the account is frozen is what `account freeze` waits for.
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
