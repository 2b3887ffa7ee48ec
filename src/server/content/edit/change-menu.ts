import { publishContentChange } from "../../account/publish-content-change.ts";
import { selectOwn, type Tx } from "../../db/with-account.ts";

/** Changes the menu under its lock, and marks the account's content as changed for guests. */
export async function changeMenu<Result>(tx: Tx, run: () => Promise<Result>): Promise<Result> {
  await lockMenu(tx);
  const result = await run();
  await publishContentChange(tx);
  return result;
}

/**
 * Locks the menu until the transaction ends. Every writer does this first, so that what it reads does not change before
 * it writes, and writers do not deadlock. The account's key is not locked, so guests can go on ordering.
 */
export async function lockMenu(tx: Tx): Promise<void> {
  await selectOwn(tx, "accounts").select("account_id").forNoKeyUpdate().execute();
}
