import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { BusinessClock } from "../../domain/business-day.ts";
import type { MovementKind } from "../../domain/drawer.ts";
import type { Cents } from "../../domain/money.ts";
import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import { listPaymentSums } from "./payment-sums.ts";
import { spanOf } from "./report-days.ts";

export type MovementRow = {
  id: string;
  day: string;
  kind: MovementKind;
  /** Below zero where it undoes another. */
  amountCents: Cents;
  reason: string | null;
  undoes: string | null;
  userId: string | null;
  approvedBy: string | null;
  at: Date;
};

const columns = sql`
  movement_id as id, day::text as day, kind, amount_cents as "amountCents", reason, undoes, user_id as "userId",
  approved_by as "approvedBy", created_at as at`;

/** Every row of the day, those that undo others included, the first one first. */
export async function listMovementRows({ db, accountId }: Tx, day: string): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select ${columns} from cash_movements
    where account_id = ${accountId} and day = ${day}::date
    order by created_at, movement_id`.execute(db);
  return rows;
}

export async function findMovement(
  { db, accountId }: Tx,
  id: string,
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`
    select ${columns} from cash_movements
    where account_id = ${accountId} and movement_id = ${id}`.execute(db);
  return rows[0];
}

/** Inserts a movement and tells the staff's pages. Answers false for undoing what is undone already. */
export async function insertMovement(tx: Tx, movement: Omit<MovementRow, "id">): Promise<boolean> {
  const inserted = await tx.db
    .insertInto("cash_movements")
    .values({
      account_id: tx.accountId,
      movement_id: randomUUIDv7(),
      day: movement.day,
      kind: movement.kind,
      amount_cents: movement.amountCents,
      reason: movement.reason,
      undoes: movement.undoes,
      user_id: movement.userId,
      approved_by: movement.approvedBy,
      created_at: movement.at,
    })
    .onConflict((on) => on.columns(["account_id", "undoes"]).doNothing())
    .returning("movement_id")
    .executeTakeFirst();
  if (inserted) await addEvent(tx, { topic: "account", subjectId: null });
  return inserted !== undefined;
}

/** Keeps these locks apart from others of the database. */
const lockSpace = 726_353_055;

/** Until this transaction is over, nobody else records a float. Otherwise two could both find the day without one. */
export async function lockDrawer({ db, accountId }: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${accountId}))`.execute(db);
}

/**
 * Cash left in the drawer by the last closing that counted cash, of the last closed day before `day`: the amount that
 * its owner left, else the counted amount, plus movements and payments until that day's end. Withdrawals first reduce
 * what was counted beyond the amount left. Floats, and reversals of movements from before the closing, are ignored,
 * because the count has them. Null if none was counted.
 */
export async function findLeftCents(
  tx: Tx,
  day: string,
  clock: BusinessClock,
): Promise<Cents | null> {
  const { db, accountId } = tx;
  const { rows } = await sql<{ day: string; closedAt: Date; cents: Cents | null }>`
    with last as (
      select day, closed_at, left_cents, (counted ->> 'cash')::numeric * 100 as counted_cents
      from day_closings
      where account_id = ${accountId} and counted ->> 'cash' is not null
        and day = (select max(day) from day_closings where account_id = ${accountId} and day < ${day}::date)
      order by day desc, closed_at desc, closing_id desc
      limit 1
    ), since as (
      select coalesce(sum(m.amount_cents) filter (where m.kind = 'in'), 0) as came,
        coalesce(sum(m.amount_cents) filter (where m.kind = 'out'), 0) as gone
      from last join cash_movements m
        on m.account_id = ${accountId} and m.day = last.day and m.created_at > last.closed_at
      where not exists (
        select from cash_movements undone
        where undone.account_id = ${accountId} and undone.movement_id = m.undoes
          and undone.created_at <= last.closed_at)
    )
    select day::text as day, closed_at as "closedAt",
      (least(left_cents, counted_cents - gone) + came)::bigint as cents
    from last, since`.execute(db);
  const [last] = rows;
  if (!last || last.cents === null) return null;
  const { until } = spanOf({ from: last.day, to: last.day }, clock);
  // The count has payments of the closing's own instant.
  const payments = await listPaymentSums(tx, {
    from: new Date(last.closedAt.getTime() + 1),
    until,
  });
  const cash = payments.find(({ method }) => method === "cash");
  return last.cents + (cash ? cash.receivedCents - cash.refundedCents : 0);
}
