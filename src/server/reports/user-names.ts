import type { Tx } from "../db/with-account.ts";
import { addSums, mapOrderSums, noSums, placedBy, type OrderSums } from "./order-sums.ts";
import type { Span } from "./summed-days.ts";

/** The names of everybody who works here, by id. */
export async function mapUserNames({ db, accountId }: Tx): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("users")
    .select(["user_id", "name"])
    .where("account_id", "=", accountId)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.name]));
}

/** What each of the staff has entered in the span; under an empty id what guests did, and those who were removed since. */
export async function mapSoldBy(tx: Tx, span: Span): Promise<Map<string, OrderSums>> {
  const [sums, names] = await Promise.all([mapOrderSums(tx, span, placedBy), mapUserNames(tx)]);
  const sold = new Map<string, OrderSums>();
  for (const [userId, of] of sums) {
    const key = names.has(userId) ? userId : "";
    sold.set(key, addSums(sold.get(key) ?? noSums, of));
  }
  return sold;
}
