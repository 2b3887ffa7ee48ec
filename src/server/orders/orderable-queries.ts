import { sql } from "kysely";
import type { Cents } from "../../domain/money.ts";
import { prepared } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";

/** `groupOf` is null for an item of the menu itself, and the item's id for an option of that item. */
export type OrderableItem = { titleBr: string; priceCents: Cents; groupOf: string | null };

const findOrderable = prepared<{ accountId: string; ids: string[] }>()(
  "orderable-items",
  (db, given) =>
    db
      .selectFrom("entries as item")
      .innerJoin("entries as category", (join) =>
        join
          .onRef("category.account_id", "=", "item.account_id")
          .onRef("category.entry_id", "=", "item.parent_id"),
      )
      .select([
        "item.entry_id",
        "item.price_cents",
        "item.titles",
        "category.parent_id as group_of",
      ])
      .where("item.account_id", "=", given.accountId)
      .where("item.kind", "=", "item")
      .where("item.active", "=", true)
      .where("item.deleted_at", "is", null)
      .where("category.active", "=", true)
      .where("category.deleted_at", "is", null)
      .where("item.entry_id", "=", sql<string>`any(${given.ids}::uuid[])`),
);

/** Those of the ids that are items which can be ordered now: they and the category above them are active. */
export async function mapOrderableItems(
  tx: Tx,
  ids: string[],
): Promise<Map<string, OrderableItem>> {
  const rows = await findOrderable(tx, { accountId: tx.accountId, ids });
  return new Map(
    rows.map((row) => [
      row.entry_id,
      { titleBr: row.titles.br ?? "", priceCents: row.price_cents, groupOf: row.group_of },
    ]),
  );
}
