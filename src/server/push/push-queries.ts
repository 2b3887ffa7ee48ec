import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { defaultLanguage, isLanguage, type Language } from "../../domain/languages.ts";
import { orderNews, type OrderNews } from "../../domain/order-news.ts";
import { serviceOfMode } from "../../domain/order-status.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { OrderRow } from "../orders/order-row-queries.ts";
import type { Subscription } from "./push-service.ts";

type Standing = Pick<
  OrderRow,
  "status_id" | "service" | "mode" | "ready_at" | "accepted_at" | "cancel_reason"
>;

/** The stage of a stored order, for its guest. */
export function newsOfRow(row: Standing): OrderNews {
  return orderNews({
    statusId: row.status_id,
    service: row.service ?? serviceOfMode(row.mode),
    isReady: row.ready_at !== null,
    isAccepted: row.accepted_at !== null,
    isByGuest: row.cancel_reason === "consumer_request",
  });
}

export async function isSubscribed(tx: Tx, orderId: string): Promise<boolean> {
  const row = await selectOwn(tx, "order_pushes")
    .select("order_id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row !== undefined;
}

type NewSubscription = Subscription & {
  orderId: string;
  language: Language;
  told: OrderNews;
  now: Date;
};

/** Stores where the order's guest is told, in place of an earlier subscription. */
export async function saveSubscription(tx: Tx, given: NewSubscription): Promise<void> {
  const { orderId, now, ...values } = given;
  const fresh = { ...values, attempts: 0, not_before: null, created_at: now };
  await tx.db
    .insertInto("order_pushes")
    .values({ account_id: tx.accountId, push_id: randomUUID(), order_id: orderId, ...fresh })
    .onConflict((conflict) => conflict.columns(["account_id", "order_id"]).doUpdateSet(fresh))
    .execute();
}

export async function removeSubscription(tx: Tx, orderId: string): Promise<void> {
  await deleteOwn(tx, "order_pushes").where("order_id", "=", orderId).execute();
}

/** An order whose guest wants to be told, and the push service that tells them. */
export type Subscribed = { orderId: string; origin: string };

/** The orders whose guests want to be told, among the given ones if there are any. */
export async function listSubscribed(tx: Tx, orderIds?: readonly string[]): Promise<Subscribed[]> {
  const rows = await selectOwn(tx, "order_pushes")
    .select(["order_id", "endpoint"])
    .$if(orderIds !== undefined, (query) =>
      query.where(sql<boolean>`order_id = any(${orderIds}::uuid[])`),
    )
    .execute();
  return rows.map((row) => ({ orderId: row.order_id, origin: new URL(row.endpoint).origin }));
}

/** News that a process has begun to tell. */
export type Claim = Subscription & {
  orderId: string;
  number: number;
  hash: string;
  /** The language of the page to which the message leads. */
  language: Language;
  /** The language of the message's own words. */
  words: Language;
  news: OrderNews;
  /** The number of attempts, this one included. */
  attempts: number;
};

/**
 * Claims what is to be told of an order, so that no other process tells it until `leaseUntil`. Undefined if there is
 * nothing to tell, or another process tells it.
 */
export async function claimNews(
  tx: Tx,
  { orderId, now, leaseUntil }: { orderId: string; now: Date; leaseUntil: Date },
): Promise<Claim | undefined> {
  const push = await selectOwn(tx, "order_pushes")
    .select(["endpoint", "p256dh", "auth", "language", "told", "attempts", "not_before"])
    .where("order_id", "=", orderId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!push || (push.not_before !== null && push.not_before > now)) return undefined;
  const order = await selectOwn(tx, "orders")
    .select(["number", "hash", "status_id", "service", "mode", "ready_at", "accepted_at"])
    .select(["cancel_reason", "cancelled_by"])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const news = newsOfRow(order);
  // Nobody took it, and nobody of the staff cancelled it: the guest withdrew it on this device.
  const isWithdrawn =
    news === "cancelled" && order.accepted_at === null && order.cancelled_by === null;
  if (news === push.told || isWithdrawn) return undefined;
  const attempts = push.attempts + 1;
  await updateOwn(tx, "order_pushes")
    .set({ attempts, not_before: leaseUntil })
    .where("order_id", "=", orderId)
    .execute();
  const { extras } = await selectOwn(tx, "accounts").select("extras").executeTakeFirstOrThrow();
  const { endpoint, p256dh, auth } = push;
  const language = isLanguage(push.language) ? push.language : defaultLanguage;
  const words = extras.guest_interface === "menu" ? language : defaultLanguage;
  const { number, hash } = order;
  return { orderId, number, hash, language, words, news, attempts, endpoint, p256dh, auth };
}

/** Records how the telling ended: it was told, is tried again at `retryAt`, or never. */
export async function settleNews(
  tx: Tx,
  { orderId, endpoint, news }: Claim,
  end: { told: true } | { retryAt: Date } | { removed: true },
): Promise<void> {
  const { accountId: account_id } = tx;
  // The guest may have subscribed again meanwhile, at another endpoint.
  const own = { account_id, order_id: orderId, endpoint };
  if ("removed" in end) {
    await tx.db
      .deleteFrom("order_pushes")
      .where((is) => is.and(own))
      .execute();
    return;
  }
  const changed =
    "told" in end ? { told: news, attempts: 0, not_before: null } : { not_before: end.retryAt };
  await tx.db
    .updateTable("order_pushes")
    .set(changed)
    .where((is) => is.and(own))
    .execute();
}
