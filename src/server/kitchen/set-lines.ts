import { isInProgress } from "../../domain/order-status.ts";
import { addEvent } from "../db/outbox.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { Refused, requireFound, unknownId } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { clearReady, updateReady, updateStatus } from "../orders/order-queries.ts";
import { lockOrderRow, mapOrderLines, type OrderRow } from "../orders/order-row-queries.ts";
import { takeOrder } from "../orders/set-status.ts";
import { deleteReadyLines, insertReadyLines, mapReadyLines } from "./kitchen-line-queries.ts";

type LinesChange = { hash: string; ready: boolean; lines?: number[] | undefined };

/**
 * Marks some lines, or all, as made or not made. The first made line begins the order, and the last one makes it ready
 * until one is marked as not made. Answers the order's id.
 */
export async function setLines({ hash, ready, lines }: LinesChange, context: Context) {
  const { tx, now } = context;
  const { userId } = requireStaff(context);
  await takeOrder(hash, context);
  const order = await lockUnderWay(hash, context);
  const orderId = order.order_id;
  const { known, left: all } = await listItemLines(context, orderId);
  const unknown = lines?.findIndex((line) => !known.includes(line)) ?? -1;
  if (unknown >= 0) throw unknownId(`lines.${unknown}`);
  // A line that was called off meanwhile is not made.
  const given = { orderId, lines: lines?.filter((line) => all.includes(line)) ?? all };
  if (ready) await insertReadyLines(tx, { ...given, now });
  else await unmake(order, { ...given, all }, context);
  const readyLines = (await mapReadyLines(tx, [orderId])).get(orderId);
  const made = all.filter((line) => readyLines?.has(line)).length;
  if (made > 0) await begin(order, context);
  if (made === all.length) await updateReady(tx, { orderId, userId, now });
  else if (!ready) await clearReady(tx, { orderId, userId });
  await addEvent(tx, { topic: "order", subjectId: orderId });
  return orderId;
}

/**
 * Brings back a ready order: the lines made last must be made again. Returns the order's id. Does nothing to an order
 * that is not ready: another screen may have brought it back.
 */
export async function recall(hash: string, context: Context): Promise<string> {
  const { tx } = context;
  const { userId } = requireStaff(context);
  const order = await lockUnderWay(hash, context);
  const orderId = order.order_id;
  if (order.ready_at === null) return orderId;
  const ready = (await mapReadyLines(tx, [orderId])).get(orderId);
  const { left } = await listItemLines(context, orderId);
  const madeMs = left.map((line) => ready?.get(line)?.getTime() ?? Infinity);
  const last = Math.max(...madeMs);
  // Lines without a mark were made last, when the whole order was said to be ready: no mark goes.
  if (last < Infinity)
    await deleteReadyLines(tx, { orderId, lines: left.filter((_, at) => madeMs[at] === last) });
  await clearReady(tx, { orderId, userId });
  await bringBack(order, context);
  await addEvent(tx, { topic: "order", subjectId: orderId });
  return orderId;
}

/** Marks lines as not made after all. If the order was marked as ready as a whole, its other lines stay made. */
async function unmake(
  order: OrderRow,
  { orderId, lines, all }: { orderId: string; lines: number[]; all: number[] },
  context: Context,
): Promise<void> {
  const { tx, now } = context;
  if (order.ready_at !== null) await insertReadyLines(tx, { orderId, lines: all, now });
  await deleteReadyLines(tx, { orderId, lines });
  await bringBack(order, context);
}

/** Returns an order that was on its way to the kitchen: status 3 becomes 2. */
async function bringBack({ order_id: orderId, status_id }: OrderRow, { tx, principal }: Context) {
  if (status_id !== 3 || !isStaff(principal)) return;
  await updateStatus(tx, { orderId, statusId: 2, userId: principal.userId });
}

async function lockUnderWay(hash: string, { tx }: Context): Promise<OrderRow> {
  const order = requireFound(await lockOrderRow(tx, hash));
  // The kitchen still makes an order that was paid for first.
  const isPaid = order.status_id === 4 && order.mode === "sheet";
  if (!isInProgress(order.status_id) && !isPaid) throw new Refused("deal_closed");
  return order;
}

/** The lines of an order's items, and those that have units left. */
async function listItemLines({ tx }: Context, orderId: string) {
  const lines = (await mapOrderLines(tx, [orderId])).get(orderId) ?? [];
  const items = lines.filter(({ parent_line }) => parent_line === null);
  return {
    known: items.map(({ line }) => line),
    left: items.flatMap(({ line, qty, cancelled_qty }) => (qty > cancelled_qty ? [line] : [])),
  };
}

/** Begins the order: a made line has cost something, which decides who may cancel it. */
async function begin({ order_id: orderId, status_id }: OrderRow, { tx, principal }: Context) {
  if (status_id !== 1 || !isStaff(principal)) return;
  await updateStatus(tx, { orderId, statusId: 2, userId: principal.userId });
}
