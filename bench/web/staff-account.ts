import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { multiplyOrder } from "../../src/server/testing/many-orders.ts";
import { openAccount, type Account } from "../orders/account.ts";
import { placeOrder } from "../orders/guest.ts";

/** Makes an account in the database at `adminUrl`. */
export async function openShop(adminUrl: string): Promise<Account> {
  const database = openDatabase(await prepareDatabase(adminUrl));
  const account = await openAccount(database, "noite");
  await database.close();
  return account;
}

type Evening = { adminUrl: string; origin: string; orderCount: number };

/** Gives the account so many orders in progress, of which the kitchen must still make four in fifteen. */
export async function fillEvening(
  account: Account,
  { adminUrl, origin, orderCount }: Evening,
): Promise<void> {
  const { hash } = await placeOrder(origin, { account });
  const database = openDatabase(await prepareDatabase(adminUrl));
  const { accountId } = account;
  await withAccount(database, { accountId, mode: "write" }, (tx) =>
    multiplyOrder(tx, { hash, count: orderCount }),
  );
  await database.close();
}
