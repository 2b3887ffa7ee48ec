import { longestPromiseMinutes, usualMinutes } from "../../domain/promised-time.ts";
import { isInProgress, serviceOfMode } from "../../domain/order-status.ts";
import { readServices, settingsOf } from "../account/service-queries.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { updatePromised } from "./order-queries.ts";
import { lockOrderRow, type OrderRow } from "./order-row-queries.ts";

const minuteMs = 60_000;

/**
 * Sets the promised time of an order that is being accepted: `minutes` from now, or the account's usual minutes. A
 * scheduled order keeps its time. A tab's order keeps the time promised when it was sent, unless it waited for
 * acceptance or `minutes` is given.
 */
export async function promiseFromNow(
  order: OrderRow,
  { tx, now, minutes }: Pick<Context, "tx" | "now"> & { minutes?: number | undefined },
): Promise<void> {
  if (order.scheduled_for !== null) return;
  if (order.mode === "sheet" && minutes === undefined && order.status_id !== 5) return;
  const until = minutes ?? (await minutesOf(tx, order));
  if (until === 0) return;
  const promisedAt = new Date(now.getTime() + until * minuteMs);
  await updatePromised(tx, { orderId: order.order_id, promisedAt });
}

/** Resets the promised time to the settings' minutes from when the order was placed; to none once that has passed. */
export async function forgetPromise(
  order: OrderRow,
  { tx, now }: Pick<Context, "tx" | "now">,
): Promise<void> {
  if (order.scheduled_for !== null) return;
  const until = await minutesOf(tx, order);
  const at = new Date(order.created_at.getTime() + until * minuteMs);
  await updatePromised(tx, { orderId: order.order_id, promisedAt: at > now ? at : null });
}

/** Minutes of the order's service, and of its area while there is one of that name; 0 promises nothing. */
async function minutesOf(tx: Tx, order: OrderRow): Promise<number> {
  const row = await readServices(tx);
  const service = order.service ?? serviceOfMode(order.mode);
  const area = row.areas.find(({ name }) => name === order.area_name);
  return usualMinutes(settingsOf(row, service).prepMinutes, area);
}

/** Promises an order under way for another time, and keeps that in its history. The same time changes nothing. */
export async function changePromise(
  { hash, promisedAt }: { hash: string; promisedAt: Date },
  { tx, principal, now }: Context,
): Promise<void> {
  const { userId } = requireStaff({ principal });
  const order = requireFound(await lockOrderRow(tx, hash));
  if (!isInProgress(order.status_id)) throw new Refused("deal_closed");
  const before = order.promised_at;
  if (before?.getTime() === promisedAt.getTime()) return;
  if (promisedAt <= order.created_at) throw badFields({ promised_at: { code: "in_the_past" } });
  const base = Math.max(now.getTime(), order.scheduled_for?.getTime() ?? 0);
  if (promisedAt.getTime() > base + longestPromiseMinutes * minuteMs)
    throw badFields({ promised_at: { code: "above_maximum", max: longestPromiseMinutes } });
  await updatePromised(tx, { orderId: order.order_id, promisedAt });
  await addHistory(tx, {
    what: "promised",
    userId,
    orderId: order.order_id,
    before: { promised_at: before?.toISOString() ?? null },
    after: { promised_at: promisedAt.toISOString() },
  });
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
}
