import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "./with-account.ts";

/** A change to be remembered: of an order, a tab, the closing of a day, or of none of them. */
export type Change = {
  what: string;
  userId?: string | null | undefined;
  /** The owner who allowed it, where `userId` may not alone. */
  approvedBy?: string | null | undefined;
  orderId?: string | undefined;
  sheetId?: string | undefined;
  /** The business day of a closing, as `YYYY-MM-DD`. */
  day?: string | undefined;
  /** What it was, and what it is by now, as JSON. */
  before?: unknown;
  after?: unknown;
};

/** Remembers a change, in the transaction that makes it. The time is the database's, after whatever was waited for. */
export async function addHistory(tx: Tx, change: Change): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx.db
    .insertInto("history")
    .values({
      account_id: tx.accountId,
      history_id: randomUUIDv7(),
      changed_at: sql`clock_timestamp()`,
      user_id: change.userId ?? null,
      approved_by: change.approvedBy ?? null,
      order_id: change.orderId ?? null,
      sheet_id: change.sheetId ?? null,
      day: change.day ?? null,
      what: change.what,
      before_value: json(change.before),
      after_value: json(change.after),
    })
    .execute();
}
