import { hash, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { ListedPayment } from "../../contract/payments.ts";
import { orderLineKey } from "../../domain/line-key.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { isPaymentMethod, type PaymentMethod } from "../../domain/payment-methods.ts";
import { refundedByPayment, standingPayments } from "../../domain/refunds.ts";
import type { ChosenLine } from "../../domain/split-bill.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import { Refused } from "../http/refused.ts";
import { withMerged } from "./sheet-queries.ts";

/** The subject of a payment: a tab, or an order without one. */
export type Paid = { sheetId: string } | { orderId: string };

export type NewPayment = {
  /** Below zero for a refund of the payment `refunds`. */
  amountCents: Cents;
  method?: PaymentMethod | undefined;
  tenderedCents?: Cents | undefined;
  waivedCents?: Cents;
  refunds?: string;
  reason?: string;
  userId: string;
  now: Date;
  /** The idempotency key of its call, of which the end of its id is made. */
  key?: string | undefined;
};

/** Made of the whole key, as keys may end alike. Payments are in the order of their ids, which begin with the time. */
const idEnd = (key: string) =>
  hash("sha256", key.toLowerCase()).replace(/^(...)(...)(.{12}).*/, "$1-8$2-$3");

type Asked = Pick<NewPayment, "method"> & { amount?: number | undefined; payment?: string };

/**
 * Whether a call with this key made the payment, or the refund of `payment`, however long ago: first answers are kept
 * for some days only. Refuses another amount, method or payment under its key.
 */
export function isRepeated(payments: readonly PaymentRow[], asked: Asked, key = ""): boolean {
  const first = payments.find(({ id }) => id.endsWith(idEnd(key)));
  if (!first) return false;
  const { amount, method = first.method, payment = null } = asked;
  const isSame = amount === undefined || centsFromReais(amount) === Math.abs(first.amountCents);
  if (!isSame || method !== first.method || payment !== first.refunds)
    throw new Refused("idempotency_mismatch");
  return true;
}

export async function insertPayment(tx: Tx, paid: Paid, payment: NewPayment): Promise<string> {
  const paymentId = randomUUIDv7().slice(0, 15) + idEnd(payment.key ?? randomUUIDv7());
  await tx.db
    .insertInto("payments")
    .values({
      account_id: tx.accountId,
      payment_id: paymentId,
      ...("sheetId" in paid ? { sheet_id: paid.sheetId } : { order_id: paid.orderId }),
      amount_cents: payment.amountCents,
      method: payment.method ?? null,
      tendered_cents: payment.tenderedCents ?? null,
      service_waived_cents: payment.waivedCents ?? 0,
      refunds: payment.refunds ?? null,
      reason: payment.reason ?? null,
      user_id: payment.userId,
      created_at: payment.now,
    })
    .execute();
  return paymentId;
}

/** Keeps which lines a payment is for; `order` is an order's id here. */
export async function insertPaymentLines(
  tx: Tx,
  { paymentId, lines }: { paymentId: string; lines: readonly ChosenLine[] },
): Promise<void> {
  if (lines.length === 0) return;
  const own = { account_id: tx.accountId, payment_id: paymentId };
  await tx.db
    .insertInto("payment_lines")
    .values(lines.map(({ order, line, qty }) => ({ ...own, order_id: order, line, qty })))
    .execute();
}

/** Lists payments, oldest first, each with the name of who took it. A tab's include those of tabs merged into it. */
export async function listPayments(tx: Tx, paid: Paid) {
  // Planned at each call: a plan for the average account would read all payments of a large one.
  const rows = await tx.db
    .selectFrom("payments")
    .leftJoin("users", (join) =>
      join
        .onRef("users.account_id", "=", "payments.account_id")
        .onRef("users.user_id", "=", "payments.user_id"),
    )
    .select([
      "payment_id as id",
      "amount_cents as amountCents",
      "method",
      "tendered_cents as tenderedCents",
      "service_waived_cents as waivedCents",
      "refunds",
      "reason",
      "payments.user_id as userId",
      "payments.created_at as createdAt",
      "users.name as by",
    ])
    .where("payments.account_id", "=", tx.accountId)
    .where((is) =>
      "sheetId" in paid
        ? is("sheet_id", "in", withMerged(tx, paid.sheetId))
        : is("order_id", "=", paid.orderId),
    )
    .orderBy("payment_id")
    .execute();
  return rows.map(({ method, ...row }) => ({
    ...row,
    method: method !== null && isPaymentMethod(method) ? method : undefined,
  }));
}
export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number];

/** Paid units of each line, by `orderLineKey`. Excludes fully refunded payments. */
export async function mapPaidLines(
  tx: Tx,
  payments: readonly PaymentRow[],
): Promise<Map<string, number>> {
  const paymentIds = standingPayments(payments).map(({ id }) => id);
  const rows = await selectOwn(tx, "payment_lines")
    .select(["order_id", "line", ({ fn }) => fn.sum<number>("qty").as("qty")])
    .where("payment_id", "=", sql<string>`any(${paymentIds}::uuid[])`)
    .groupBy(["order_id", "line"])
    .execute();
  return new Map(rows.map(({ order_id, line, qty }) => [orderLineKey(order_id, line), qty]));
}

export function paymentsView(payments: readonly PaymentRow[]): ListedPayment[] {
  const refunded = refundedByPayment(payments);
  return payments.map((row) => {
    const { method, tenderedCents: tendered, refunds, reason } = row;
    const refundedCents = refunded.get(row.id) ?? 0;
    return {
      id: row.id,
      exp_amount: reaisFromCents(row.amountCents),
      created: row.createdAt.toISOString(),
      by: row.by,
      ...(method ? { method } : {}),
      ...(tendered === null
        ? {}
        : {
            tendered: reaisFromCents(tendered),
            change: reaisFromCents(tendered - row.amountCents),
          }),
      ...(row.waivedCents > 0 ? { service_waived: reaisFromCents(row.waivedCents) } : {}),
      ...(refundedCents > 0 ? { refunded_amount: reaisFromCents(refundedCents) } : {}),
      ...(refunds === null ? {} : { refund_of: refunds }),
      ...(reason === null ? {} : { reason }),
    };
  });
}
