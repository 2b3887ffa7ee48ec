import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { AddressData } from "../../contract/cart.ts";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import type { Language } from "../../domain/languages.ts";
import type { Cents } from "../../domain/money.ts";
import {
  hasBegun,
  isCancelled,
  orderStatuses,
  startingStatus,
  statusesInProgress,
  type OrderMode,
  type OrderStatusId,
} from "../../domain/order-status.ts";
import type { OrderTotal } from "../../domain/order-total.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Service } from "../../domain/service.ts";
import type { PrintLayout } from "../../domain/print-layout.ts";
import { addEvent } from "../db/outbox.ts";
import { prepared, preparedDeferred } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import { insertLines, type OrderedLine } from "./line-queries.ts";
import { queueTickets } from "./queue-tickets.ts";

export type NewOrder = {
  mode: OrderMode;
  /** The tab that it is on. */
  sheetId: string | null;
  statusId: OrderStatusId;
  guestId: string | null;
  userId: string | null;
  customer: { name: string; email: string | null; phone: string | null; document: string | null };
  address: AddressData | null;
  location: string | null;
  obs: string | null;
  language: Language | null;
  paymentMethod: PaymentMethod | null;
  changeForCents: Cents | null;
  total: OrderTotal;
  lines: OrderedLine[];
  createdAt: Date;
  service: Service;
  scheduledFor: Date | null;
  areaName: string | null;
  promisedAt: Date | null;
  /** Set where nobody of the staff has to take the order. */
  acceptedAt: Date | null;
  /** The attendant who has taken it by entering it. */
  acceptedBy: string | null;
  /** When its tickets are due; null where somebody has to take it first. */
  printsAt: Date | null;
};

/** An order's columns as each call gives them; its number is the account's next. */
type OrderColumns = {
  order_id: string;
  hash: string;
  mode: OrderMode;
  sheet_id: string | null;
  status_id: OrderStatusId;
  guest_id: string | null;
  user_id: string | null;
  customer_name: string;
  customer_email: string | null;
  customer_phone: string | null;
  customer_document: string | null;
  address: AddressData | null;
  location: string | null;
  obs: string | null;
  language: string | null;
  payment_method: PaymentMethod | null;
  change_for_cents: Cents | null;
  subtotal_cents: Cents;
  service_cents: Cents;
  delivery_fee_cents: Cents;
  total_cents: Cents;
  created_at: Date;
  service: Service;
  scheduled_for: Date | null;
  area_name: string | null;
  promised_at: Date | null;
  accepted_at: Date | null;
  accepted_by: string | null;
};

/** PostgreSQL does not take the type of what an `insert .. select` selects from the column it goes to. */
const columnTypes: Record<keyof OrderColumns, RawBuilder<unknown>> = {
  order_id: sql`uuid`,
  hash: sql`text`,
  mode: sql`text`,
  sheet_id: sql`uuid`,
  status_id: sql`smallint`,
  guest_id: sql`uuid`,
  user_id: sql`uuid`,
  customer_name: sql`text`,
  customer_email: sql`text`,
  customer_phone: sql`text`,
  customer_document: sql`text`,
  address: sql`jsonb`,
  location: sql`text`,
  obs: sql`text`,
  language: sql`text`,
  payment_method: sql`text`,
  change_for_cents: sql`bigint`,
  subtotal_cents: sql`bigint`,
  service_cents: sql`bigint`,
  delivery_fee_cents: sql`bigint`,
  total_cents: sql`bigint`,
  created_at: sql`timestamptz`,
  service: sql`text`,
  scheduled_for: sql`timestamptz`,
  area_name: sql`text`,
  promised_at: sql`timestamptz`,
  accepted_at: sql`timestamptz`,
  accepted_by: sql`uuid`,
};
// The keys of that type.
const columnNames = Object.keys(columnTypes) as (keyof OrderColumns)[];

const takeNumber = preparedDeferred<{ account_id: string }>()("take-order-number", (db, given) =>
  db
    .insertInto("counters")
    .values({ account_id: given.account_id, name: "order", value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "name"])
        .doUpdateSet((set) => ({ value: set("counters.value", "+", 1) })),
    ),
);

const writeOrder = prepared<OrderColumns & { account_id: string }>()("write-order", (db, given) =>
  db
    .insertInto("orders")
    .columns(["account_id", "number", ...columnNames])
    .expression((from) =>
      from
        .selectFrom("counters")
        .select([
          "account_id",
          "value",
          ...columnNames.map((name) => sql`${given[name]}::${columnTypes[name]}`.as(name)),
        ])
        .where("account_id", "=", given.account_id)
        .where("name", "=", "order"),
    )
    .returning("number"),
);

/** Finishes whatever is under way of a tab; the ids of those orders. Others stay as they are. */
export async function finishOrdersOfSheet(
  tx: Tx,
  { sheetId, userId }: { sheetId: string; userId: string },
): Promise<string[]> {
  const finished: OrderStatusId = 4;
  const underWay = tx.db
    .updateTable("orders")
    .where("account_id", "=", tx.accountId)
    .where("sheet_id", "=", sheetId)
    .where("status_id", "in", statusesInProgress);
  await underWay
    .set({ accepted_at: sql`statement_timestamp()`, accepted_by: userId })
    .where("accepted_at", "is", null)
    .execute();
  const rows = await underWay.set({ status_id: finished }).returning("order_id").execute();
  if (rows.length === 0) return [];
  await tx.db
    .insertInto("order_status_changes")
    .values(
      rows.map(({ order_id }) => ({
        account_id: tx.accountId,
        order_id,
        change_id: randomUUIDv7(),
        changed_at: sql<Date>`clock_timestamp()`,
        status_id: finished,
        user_id: userId,
      })),
    )
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/**
 * Stores an order under the account's next number, and an event for after the commit. The statements go out together,
 * so that other orders of the account wait for its number as shortly as possible.
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
): Promise<{ orderId: string; number: number; hash: string }> {
  const own = { account_id: tx.accountId, order_id: randomUUIDv7() };
  const hash = randomBytes(16).toString("hex");
  const [, [written]] = await Promise.all([
    takeNumber(tx, own),
    writeOrder(tx, {
      ...own,
      hash,
      mode: order.mode,
      sheet_id: order.sheetId,
      status_id: order.statusId,
      guest_id: order.guestId,
      user_id: order.userId,
      customer_name: order.customer.name,
      customer_email: order.customer.email,
      customer_phone: order.customer.phone,
      customer_document: order.customer.document,
      address: order.address,
      location: order.location,
      obs: order.obs,
      language: order.language,
      payment_method: order.paymentMethod,
      change_for_cents: order.changeForCents,
      subtotal_cents: order.total.subtotalCents,
      service_cents: order.total.serviceCents,
      delivery_fee_cents: order.total.deliveryFeeCents,
      total_cents: order.total.totalCents,
      created_at: order.createdAt,
      service: order.service,
      scheduled_for: order.scheduledFor,
      area_name: order.areaName,
      promised_at: order.promisedAt,
      accepted_at: order.acceptedAt,
      accepted_by: order.acceptedBy,
    }),
    insertLines(tx, { ...own, lines: order.lines }),
    order.printsAt &&
      queueTickets(tx, { orderId: own.order_id, version: 1, dueAt: order.printsAt }),
    addEvent(tx, { topic: "order", subjectId: own.order_id }),
  ]);
  if (!written) throw new Error("The account gave no number");
  return { orderId: own.order_id, number: written.number, hash };
}

type OfOrder = { orderId: string; userId: string };

/** Somebody has taken the order; the first who did stays the one. */
export async function acceptOrder(tx: Tx, { orderId, userId }: OfOrder): Promise<void> {
  await tx.db
    .updateTable("orders")
    .set({ accepted_at: sql`statement_timestamp()`, accepted_by: userId })
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", orderId)
    .where("accepted_at", "is", null)
    .execute();
}

/** The order waits for somebody of the staff, whoever has taken it before. */
async function awaitAnswer({ db, accountId }: Tx, orderId: string): Promise<void> {
  await db
    .updateTable("orders")
    .set({ accepted_at: null, accepted_by: null })
    .where("account_id", "=", accountId)
    .where("order_id", "=", orderId)
    .execute();
}

/** The time for which an order is promised; null promises nothing. */
export async function updatePromised(
  { db, accountId }: Tx,
  { orderId, promisedAt }: { orderId: string; promisedAt: Date | null },
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ promised_at: promisedAt })
    .where("account_id", "=", accountId)
    .where("order_id", "=", orderId)
    .execute();
}

/** Whether the kitchen has begun with the order at any time. */
export async function hasEverBegun(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom("order_status_changes")
    .select("change_id")
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", orderId)
    .where("status_id", "in", orderStatuses.map(({ id }) => id).filter(hasBegun))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const printedColumns = {
  customer: "customer_printed_at",
  production: "production_printed_at",
} as const;

/** Keeps when the layout was first printed. */
export async function markPrinted(
  tx: Tx,
  { hash, layout }: { hash: string; layout: PrintLayout },
): Promise<void> {
  const column = printedColumns[layout];
  await tx.db
    .updateTable("orders")
    .set({ [column]: sql`statement_timestamp()` })
    .where("account_id", "=", tx.accountId)
    .where("hash", "=", hash)
    .where(column, "is", null)
    .execute();
}

/** Keeps since when an order is ready; the first time stays. */
export async function updateReady(
  tx: Tx,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  await tx.db
    .updateTable("orders")
    .set({ ready_at: now })
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", orderId)
    .where("ready_at", "is", null)
    .execute();
}

/** Why an order that has just been cancelled was, and who allowed it. */
export async function recordCancellation(
  tx: Tx,
  cancelled: OfOrder & {
    reason: CancelReason | null;
    text: string | null;
    approvedBy: string | null;
  },
): Promise<void> {
  await tx.db
    .updateTable("orders")
    .set({
      cancelled_at: sql`statement_timestamp()`,
      cancelled_by: cancelled.userId,
      cancel_reason: cancelled.reason,
      cancel_text: cancelled.text,
      cancel_approved_by: cancelled.approvedBy,
      // The kitchen has not seen this one.
      cancel_seen_at: null,
    })
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", cancelled.orderId)
    .execute();
}

/** All of an order is to be made again. */
export async function forgetMade(tx: Tx, orderId: string): Promise<void> {
  await tx.db
    .deleteFrom("kitchen_lines")
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", orderId)
    .execute();
  await clearReady(tx, orderId);
}

/** The order is not ready after all. */
export async function clearReady({ db, accountId }: Tx, orderId: string): Promise<void> {
  await db
    .updateTable("orders")
    .set({ ready_at: null })
    .where("account_id", "=", accountId)
    .where("order_id", "=", orderId)
    .execute();
}

/**
 * Sets an order's status and records who did it and when. The time is the database's, after the order is locked: the
 * request's own time is from before it waited for the lock, and the last record might not be the order's status.
 */
export async function updateStatus(
  tx: Tx,
  change: OfOrder & { statusId: OrderStatusId },
): Promise<void> {
  if (change.statusId === startingStatus("easy-order")) await awaitAnswer(tx, change.orderId);
  // A cancellation does not take the order.
  else if (!isCancelled(change.statusId)) await acceptOrder(tx, change);
  await tx.db
    .updateTable("orders")
    .set({ status_id: change.statusId })
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", change.orderId)
    .execute();
  await tx.db
    .insertInto("order_status_changes")
    .values({
      account_id: tx.accountId,
      order_id: change.orderId,
      change_id: randomUUIDv7(),
      changed_at: sql`clock_timestamp()`,
      status_id: change.statusId,
      user_id: change.userId,
    })
    .execute();
}
