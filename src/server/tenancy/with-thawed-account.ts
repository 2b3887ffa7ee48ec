import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { findAccountHead } from "./account-head.ts";

/**
 * Writes to an account for nobody's call, unless it is frozen or gone: then nothing runs, and `undefined` is answered.
 * `account freeze` waits for work that has begun before.
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
