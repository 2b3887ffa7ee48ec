import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { findAccountHead } from "./account-head.ts";

/**
 * Runs a write on an account outside of a call, as housekeeping does. Returns `undefined` without running it if the
 * account is frozen or gone. `account freeze` waits for writes that began before it.
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
