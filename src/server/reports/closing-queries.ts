import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { CountedAmounts, DayReport } from "../../contract/reports.ts";
import type { Cents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";

/** A day's report as it was when it was closed. */
export type Snapshot = Pick<DayReport, "totals" | "methods"> & Partial<Pick<DayReport, "drawer">>;

export type ClosingRow = {
  id: string;
  at: Date;
  userId: string | null;
  note: string | null;
  counted: CountedAmounts;
  leftCents: Cents | null;
  snapshot: Snapshot;
};

export async function listClosings({ db, accountId }: Tx, day: string): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select closing_id as id, closed_at as at, user_id as "userId", note, counted, left_cents as "leftCents", snapshot
    from day_closings
    where account_id = ${accountId} and day = ${day}::date
    order by closed_at, closing_id`.execute(db);
  return rows;
}

export async function insertClosing(
  { db, accountId }: Tx,
  closing: {
    day: string;
    now: Date;
    userId: string;
    note: string | undefined;
    counted: CountedAmounts;
    leftCents: Cents | undefined;
    snapshot: Snapshot;
  },
): Promise<void> {
  await db
    .insertInto("day_closings")
    .values({
      account_id: accountId,
      closing_id: randomUUIDv7(),
      day: closing.day,
      closed_at: closing.now,
      user_id: closing.userId,
      note: closing.note ?? null,
      counted: JSON.stringify(closing.counted),
      left_cents: closing.leftCents ?? null,
      snapshot: JSON.stringify(closing.snapshot),
    })
    .execute();
}
