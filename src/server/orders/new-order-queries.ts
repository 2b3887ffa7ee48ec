import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { AddressData } from "../../contract/cart.ts";
import type { Language } from "../../domain/languages.ts";
import type { Cents } from "../../domain/money.ts";
import type { OrderMode, OrderStatusId } from "../../domain/order-status.ts";
import type { OrderTotal } from "../../domain/order-total.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Service } from "../../domain/service.ts";
import { addEvent } from "../db/outbox.ts";
import { prepared, preparedDeferred } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import { insertLines, type OrderedLine } from "./line-queries.ts";
import { queueTickets } from "./queue-tickets.ts";

export type NewOrder = {
  mode: OrderMode;
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
  /** The ids of entries whose stock was taken. */
  counted: readonly string[];
  createdAt: Date;
  service: Service;
  scheduledFor: Date | null;
  areaName: string | null;
  promisedAt: Date | null;
  /** Set if no staff member has to accept the order. */
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

/** PostgreSQL does not infer the types of the parameters of an `insert .. select` from the columns it fills. */
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
    insertLines(tx, {
      ...own,
      lines: order.lines,
      counted: order.counted,
      language: order.language ?? undefined,
    }),
    order.printsAt &&
      queueTickets(tx, { orderId: own.order_id, version: 1, dueAt: order.printsAt }),
    addEvent(tx, { topic: "order", subjectId: own.order_id }),
  ]);
  if (!written) throw new Error("The account gave no number");
  return { orderId: own.order_id, number: written.number, hash };
}
