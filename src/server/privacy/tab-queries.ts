import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";

/** Takes the names from tabs that were opened before then. How many there were, `limit` at most. */
export async function removeOldTabNames(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numUpdatedRows } = await tx.db
    .updateTable("sheets")
    .set({ name: "" })
    .where("account_id", "=", tx.accountId)
    .where("sheet_id", "in", (from) =>
      from
        .selectFrom("sheets")
        .select("sheet_id")
        .where("account_id", "=", tx.accountId)
        .where("name", "<>", "")
        .where("opened_at", "<", before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes the names from the tabs of these orders. The tabs' hashes. */
export async function removeTabNames(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .updateTable("sheets")
    .set({ name: "" })
    .where("account_id", "=", tx.accountId)
    .where("sheet_id", "in", (from) =>
      from
        .selectFrom("orders")
        .select("sheet_id")
        .where("account_id", "=", tx.accountId)
        .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`),
    )
    .returning("hash")
    .execute();
  return rows.map(({ hash }) => hash);
}
