import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { SharedOrder } from "../../contract/order-sharing.ts";
import type { Order } from "../../contract/orders.ts";
import { defaultLanguage } from "../../domain/languages.ts";
import { leftOfLine } from "../../domain/line-cancel.ts";
import { saidOptions } from "../../domain/option-share.ts";
import { isStillFollowed } from "../../domain/shared-order.ts";
import type { TicketWords } from "../../domain/ticket-words.ts";
import { ticketItem, type TicketItem } from "../../domain/ticket.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import { getOrder } from "./get-order.ts";
import { findSharedOrderRow, mapOrderLines, type OrderRow } from "./order-row-queries.ts";
import { mapStatusSteps } from "./status-steps.ts";
import { orderPictureWords } from "../texts/order-picture.ts";
import { orderView } from "./order-view.ts";

type SharingLimits = Pick<RateLimits, "sharedOrdersRead" | "wrongShareKeys">;
type Asking = Pick<Context, "tx" | "now" | "account" | "remoteAddress">;

const nobody = { kind: "nobody" } as const;

/** Gives the order a key of its own, by which it is followed; one that is shared already keeps the one that it has. */
export async function shareOrder(hash: string, context: Context): Promise<{ key: string }> {
  const { steps = [], ...order } = await getOrder(hash, context);
  const key = isStillFollowed({ ...order, steps }, context.now.getTime())
    ? await keyOf(context.tx, hash)
    : undefined;
  if (key === undefined) throw new Refused("deal_closed");
  return { key };
}

/** Undefined for an order whose guest is forgotten: nobody waits for it any more. */
async function keyOf({ db, accountId }: Tx, hash: string): Promise<string | undefined> {
  const fresh = randomBytes(16).toString("hex");
  const row = await db
    .updateTable("orders")
    .set({ share_key: sql<string>`coalesce(share_key, ${fresh})` })
    .where("account_id", "=", accountId)
    .where("hash", "=", hash)
    .where("personal_data_removed_at", "is", null)
    .returning("share_key")
    .executeTakeFirst();
  return row?.share_key ?? undefined;
}

/** The order that a key was made for, as whoever has the key may see it. */
export async function getSharedOrder(
  key: string,
  asking: Asking,
  limits: SharingLimits,
): Promise<SharedOrder> {
  return (await requireShared(key, asking, limits)).order;
}

/** The same order's id, for whoever listens to it. */
export async function requireSharedOrderId(
  key: string,
  asking: Asking,
  limits: SharingLimits,
): Promise<string> {
  return (await requireShared(key, asking, limits)).row.order_id;
}

/** Those of the keys that are still an order's. */
export async function listShareKeys({ db, accountId }: Tx, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("orders")
    .select("share_key")
    .where("account_id", "=", accountId)
    .where("share_key", "=", sql<string>`any(${keys}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ share_key: key }) => key ?? []));
}

async function requireShared(
  key: string,
  { tx, now, account, remoteAddress }: Asking,
  { sharedOrdersRead, wrongShareKeys }: SharingLimits,
): Promise<{ row: OrderRow; order: SharedOrder }> {
  const row = await findSharedOrderRow(tx, key);
  if (!row) {
    await wrongShareKeys.consume(`${account.accountId} ${remoteAddress}`);
    throw new Refused("not_found");
  }
  await sharedOrdersRead.consume(`${account.accountId} ${row.order_id}`);
  const order = await readShared(tx, row);
  if (!isStillFollowed(order, now.getTime())) throw new Refused("not_found");
  return { row, order };
}

async function readShared(tx: Tx, row: OrderRow): Promise<SharedOrder> {
  const { order_id: orderId } = row;
  const [lines, steps] = await Promise.all([
    mapOrderLines(tx, [orderId]),
    mapStatusSteps(tx, [orderId]),
  ]);
  const given = { lines: lines.get(orderId), steps: steps.get(orderId) ?? [], principal: nobody };
  return sharedView(orderView(row, given));
}

/** Field by field: what is added to an order is not shared by itself. */
function sharedView(order: Order): SharedOrder {
  const { id, service, created, status_id, accepted_at, cancelled, steps = [], details } = order;
  const { scheduled_for, promised_at, ready_at, language = defaultLanguage } = order;
  const words = orderPictureWords[language].ticket;
  return {
    id,
    service,
    created,
    status_id,
    new: order.new,
    ...(accepted_at ? { accepted_at } : {}),
    ...(scheduled_for ? { scheduled_for } : {}),
    ...(promised_at ? { promised_at } : {}),
    ...(ready_at ? { ready_at } : {}),
    ...(cancelled ? { cancelled: cancelled.at ? { at: cancelled.at } : {} } : {}),
    steps,
    items: details.items.flatMap((item) => {
      const left = leftOfLine(item);
      return left ? [itemView(ticketItem(left), words)] : [];
    }),
  };
}

/** In the words of the guest who shares it, which those who follow it understand. */
function itemView(
  { title, qty, children }: TicketItem,
  words: TicketWords,
): SharedOrder["items"][number] {
  const options = saidOptions(qty, children, words);
  return {
    title_br: title,
    qty,
    options: options.map((option) => ({ title_br: option.title, qty: option.qty })),
  };
}
