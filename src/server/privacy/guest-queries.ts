import { sql } from "kysely";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { withMerged } from "../tabs/sheet-queries.ts";

/** Finds since when a device is known, and until when if it does not come back. */
export async function findGuest(tx: Tx, guestId: string) {
  return tx.db
    .selectFrom("guests")
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.account_id", "=", "guests.account_id")
        .onRef("sessions.guest_id", "=", "guests.guest_id"),
    )
    .select((of) => ["guests.created_at", of.fn.max("sessions.expires_at").as("expires_at")])
    .where("guests.account_id", "=", tx.accountId)
    .where("guests.guest_id", "=", guestId)
    .groupBy("guests.created_at")
    .executeTakeFirst();
}

/** Deletes those of the guests who have no order and no rating left, with their sessions and idempotent answers. */
export async function removeGuests(tx: Tx, guestIds: string[]): Promise<void> {
  await deleteOwn(tx, "guests")
    .where("guest_id", "=", sql<string>`any(${guestIds}::uuid[])`)
    .where(hasNoRecords(tx))
    .execute();
}

/** Condition on `guests`: no order or rating refers to them. */
export const hasNoRecords = ({ accountId }: Tx) => sql<boolean>`
  not exists (select from orders o where o.account_id = ${accountId} and o.guest_id = guests.guest_id)
  and not exists (select from ratings r where r.account_id = ${accountId} and r.guest_id = guests.guest_id)`;

/**
 * Takes the names, and the reasons for reopening, from tabs that were opened before then. Answers the number of tabs,
 * `limit` at most.
 */
export async function removeOldTabNames(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numUpdatedRows } = await updateOwn(tx, "sheets")
    .set({ name: "", reopen_reason: null })
    .where("sheet_id", "in", (from) =>
      from
        .selectFrom("sheets")
        .select("sheet_id")
        .where("account_id", "=", tx.accountId)
        .where((is) => is.or([is("name", "<>", ""), is("reopen_reason", "is not", null)]))
        .where("opened_at", "<", before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes the names and reasons for reopening from the tabs of these orders, and answers the tabs' hashes. */
export async function removeTabNames(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await updateOwn(tx, "sheets")
    .set({ name: "", reopen_reason: null })
    .where("sheet_id", "in", (from) =>
      from
        .selectFrom("orders")
        .select("sheet_id")
        .where("account_id", "=", tx.accountId)
        .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`),
    )
    .returning("sheet_id")
    .execute();
  const tabs = await Promise.all(
    rows.map(({ sheet_id }) =>
      selectOwn(tx, "sheets")
        .select("hash")
        .where("sheet_id", "in", withMerged(tx, sheet_id))
        .execute(),
    ),
  );
  return tabs.flat().map(({ hash }) => hash);
}
