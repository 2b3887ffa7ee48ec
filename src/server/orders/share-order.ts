import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { SharedOrder } from "../../contract/order-sharing.ts";
import type { Order } from "../../contract/orders.ts";
import { leftOfLine } from "../../domain/line-cancel.ts";
import { optionCounts } from "../../domain/option-count.ts";
import { optionLabels } from "../../domain/option-share.ts";
import { isStillFollowed } from "../../domain/shared-order.ts";
import { ticketItem } from "../../domain/ticket.ts";
import type { Context } from "../http/calls/context.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import type { OrderStatusId } from "../../domain/order-status.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { getOrder } from "./get-order.ts";
import { mapOrderLines, type OrderRow, selectOrders } from "./order-row-queries.ts";
import { mapStatusSteps, type StatusStep } from "./status-queries.ts";
import { orderView } from "./order-view.ts";

type SharingLimits = Pick<RateLimits, "sharedOrdersRead" | "wrongShareKeys">;
type Asking = Pick<Context, "tx" | "now" | "account" | "remoteAddress">;

const nobody = { kind: "nobody" } as const;

/** Gives the order a key by which it can be followed. An order that is shared already keeps its key. */
export async function shareOrder(hash: string, context: Context): Promise<{ key: string }> {
  const order = await getOrder(hash, context);
  const key = isFollowed(order, context.now) ? await giveShareKey(context.tx, hash) : undefined;
  if (key === undefined) throw new Refused("deal_closed");
  return { key };
}

/** The order that a key was made for, as its followers may see it. */
export async function getSharedOrder(
  key: string,
  asking: Asking,
  limits: SharingLimits,
): Promise<SharedOrder> {
  const { row, steps } = await requireShared(key, asking, limits);
  const lines = await mapOrderLines(asking.tx, [row.order_id]);
  return sharedView(orderView(row, { lines: lines.get(row.order_id), steps, principal: nobody }));
}

/** The same order's id, for the stream of its events. */
export async function requireSharedOrderId(
  key: string,
  asking: Asking,
  limits: SharingLimits,
): Promise<string> {
  return (await requireShared(key, asking, limits)).row.order_id;
}

/** The keys among these whose links still open. */
export async function listOpenLinks(
  keys: string[],
  { tx, now }: Pick<Asking, "tx" | "now">,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await listSharedOrders(tx, keys);
  const steps = await mapStatusSteps(
    tx,
    rows.map((row) => row.order_id),
  );
  const open = rows.filter(({ order_id, status_id, created_at, scheduled_for }) =>
    isStillFollowed(
      {
        status_id,
        created: created_at.toISOString(),
        scheduled_for: scheduled_for?.toISOString(),
        steps: (steps.get(order_id) ?? []).map(({ at, ...step }) => ({
          ...step,
          at: at.toISOString(),
        })),
      },
      now.getTime(),
    ),
  );
  return new Set(open.flatMap(({ share_key: key }) => key ?? []));
}

async function requireShared(
  key: string,
  { tx, now, account, remoteAddress }: Asking,
  { sharedOrdersRead, wrongShareKeys }: SharingLimits,
): Promise<{ row: OrderRow; steps: StatusStep[] }> {
  const row = await findSharedOrderRow(tx, key);
  if (!row) {
    await wrongShareKeys.consume(`${account.accountId} ${remoteAddress}`);
    throw new Refused("not_found");
  }
  await sharedOrdersRead.consume(`${account.accountId} ${row.order_id}`);
  const steps = (await mapStatusSteps(tx, [row.order_id])).get(row.order_id) ?? [];
  const order = orderView(row, { lines: undefined, steps, principal: nobody });
  if (!isFollowed(order, now)) throw new Refused("not_found");
  return { row, steps };
}

const isFollowed = ({ steps = [], ...order }: Order, now: Date) =>
  isStillFollowed({ ...order, steps }, now.getTime());

/** Listed field by field, so that a new order field is not shared by accident. */
function sharedView(order: Order): SharedOrder {
  const { id, service, created, status_id, accepted_at, cancelled, steps = [], details } = order;
  const { scheduled_for, promised_at, ready_at, language } = order;
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
    ...(cancelled ? { cancelled: cancelledView(cancelled) } : {}),
    ...(language ? { language } : {}),
    steps: steps.map(({ with_tab: _, ...step }) => step),
    items: details.items.flatMap((item) => {
      const left = leftOfLine(item);
      return left ? [itemView(left)] : [];
    }),
  };
}

function cancelledView({ at, reason }: NonNullable<Order["cancelled"]>) {
  return { ...(at ? { at } : {}), ...(reason === "consumer_request" ? { reason } : {}) };
}

/** Titles as the business and as its guest read them. The follower's page puts `counts` into words. */
function itemView(item: Order["details"]["items"][number]): SharedOrder["items"][number] {
  const { title, qty, children } = ticketItem(item, "business");
  const guests = ticketItem(item, "guest");
  return {
    ...titlesView(title, guests.title),
    qty,
    options: optionLabels(qty, children, bareTitles).map((option, index) => {
      const counts = optionCounts(qty, children[index]?.qty ?? qty);
      return {
        ...titlesView(option.title, guests.children[index]?.title),
        qty: option.qty,
        ...(counts ? { counts } : {}),
      };
    }),
  };
}

const bareTitles = { inEach: (title: string) => title, inAll: (title: string) => title };

function titlesView(title: string, guests = title) {
  return { title_br: title, ...(guests === title ? {} : { guest_title: guests }) };
}

/**
 * The key of the order's link, which it gets with the first call. Undefined for an order whose guest's data was erased:
 * nobody waits for it any more.
 */
async function giveShareKey(tx: Tx, hash: string): Promise<string | undefined> {
  const fresh = randomBytes(16).toString("hex");
  const row = await updateOwn(tx, "orders")
    .set({ share_key: sql<string>`coalesce(share_key, ${fresh})` })
    .where("hash", "=", hash)
    .where("personal_data_removed_at", "is", null)
    .returning("share_key")
    .executeTakeFirst();
  return row?.share_key ?? undefined;
}

async function findSharedOrderRow(tx: Tx, key: string): Promise<OrderRow | undefined> {
  return selectOrders(tx).where("share_key", "=", key).executeTakeFirst();
}

/** Lists the orders of these keys, with only what decides when their links end. */
async function listSharedOrders(tx: Tx, keys: string[]) {
  return selectOwn(tx, "orders")
    .select(["order_id", "share_key", "created_at", "scheduled_for"])
    .select(sql<OrderStatusId>`status_id`.as("status_id"))
    .where("share_key", "=", sql<string>`any(${keys}::text[])`)
    .execute();
}
