import { sql } from "kysely";
import { isInProgress } from "../../domain/order-status.ts";
import { dialledNumber, digitsOf } from "../../domain/phone-number.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { phoneTail, phoneTailOf } from "../orders/phone-tail.ts";

/** The person whose data it is: a guest by their device, or anybody by what they gave at the checkout. */
export type Subject = { guestId: string } | { phone: string } | { email: string };

export type SubjectOrder = {
  orderId: string;
  number: number;
  hash: string;
  guestId: string | null;
  /** Nobody has finished or cancelled it. */
  isUnfinished: boolean;
  /** When it came, or the time that it was ordered for. */
  dueAt: Date;
};

// Brazilian numbers are written with and without the country, the trunk's zero, spaces and dashes.
const prefix = "^((00|0)?55|0)(?=[0-9]{10,11}$)|^00";

export function phoneDigits(text: string): string {
  return digitsOf(text).replace(new RegExp(prefix), "");
}

/** Whether both numbers dial the same, however they are written. Others are compared by their digits. */
function isSamePhone(one: string, other: string): boolean {
  return phoneDigits(one) === phoneDigits(other) || dialledNumber(one) === dialledNumber(other);
}

/** This person's orders that still say whose they are, oldest first. */
export async function listOrdersOf(tx: Tx, subject: Subject): Promise<SubjectOrder[]> {
  const rows = await selectOwn(tx, "orders")
    .select([
      "order_id",
      "number",
      "hash",
      "guest_id",
      "status_id",
      "created_at",
      "scheduled_for",
      "customer_phone",
    ])
    .where("personal_data_removed_at", "is", null)
    .where((is) => {
      if ("guestId" in subject) return is("guest_id", "=", subject.guestId);
      if ("email" in subject)
        return is(sql`lower(customer_email)`, "=", subject.email.trim().toLowerCase());
      return is.and([
        is("customer_phone", "is not", null),
        is(phoneTail, "=", phoneTailOf(subject.phone)),
      ]);
    })
    .orderBy("number")
    .execute();
  const own =
    "phone" in subject
      ? rows.filter(({ customer_phone }) => isSamePhone(customer_phone ?? "", subject.phone))
      : rows;
  return own.map((row) => ({
    orderId: row.order_id,
    number: row.number,
    hash: row.hash,
    guestId: row.guest_id,
    isUnfinished: isInProgress(row.status_id),
    dueAt: row.scheduled_for ?? row.created_at,
  }));
}

/** Push addresses of these orders, which are named by their numbers. */
export async function listMessages(
  tx: Tx,
  orderIds: readonly string[],
): Promise<{ order: number; endpoint: string }[]> {
  return tx.db
    .selectFrom("order_pushes as p")
    .innerJoin("orders as o", (join) =>
      join.onRef("o.account_id", "=", "p.account_id").onRef("o.order_id", "=", "p.order_id"),
    )
    .select(["o.number as order", "p.endpoint"])
    .where("p.account_id", "=", tx.accountId)
    .where(sql<boolean>`p.order_id = any(${orderIds}::uuid[])`)
    .orderBy("o.number")
    .execute();
}

/**
 * Orders from before `before` that still say whose they are, the oldest first, `limit` at most. Those ahead stay until
 * `due`: somebody brings them.
 */
export async function listOldOrderIds(
  tx: Tx,
  { before, due, limit }: { before: Date; due: Date; limit: number },
): Promise<string[]> {
  const rows = await selectOwn(tx, "orders")
    .select("order_id")
    .where("personal_data_removed_at", "is", null)
    .where("created_at", "<", before)
    .where((is) => is.or([is("scheduled_for", "is", null), is("scheduled_for", "<", due)]))
    .orderBy("created_at")
    .limit(limit)
    // Another process may be erasing them, or a guest may be erasing their own.
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.order_id);
}

/**
 * Erases everything in orders that says whose they were, including free texts and the device they came from. Items,
 * times and amounts stay.
 */
export async function removePersonalData(
  tx: Tx,
  { orderIds, now }: { orderIds: string[]; now: Date },
): Promise<void> {
  if (orderIds.length === 0) return;
  const isOne = sql<boolean>`order_id = any(${orderIds}::uuid[])`;
  await updateOwn(tx, "orders")
    .set({
      personal_data_removed_at: now,
      customer_name: "",
      customer_email: null,
      customer_phone: null,
      customer_document: null,
      address: null,
      obs: null,
      cancel_text: null,
      guest_id: null,
      share_key: null,
      // Many people sit at a table, but a hotel's room tells whose it was.
      location: sql<string | null>`case when mode = 'easy-order' then null else location end`,
    })
    .where(isOne)
    .execute();
  await deleteOwn(tx, "order_pushes").where(isOne).execute();
  await updateOwn(tx, "order_lines")
    .set({ obs: sql`null` })
    .where(isOne)
    .where("obs", "is not", null)
    .execute();
  await updateOwn(tx, "line_cancels")
    .set({ text: null })
    .where(isOne)
    .where("text", "is not", null)
    .execute();
}
