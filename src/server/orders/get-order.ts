import type { Order } from "../../contract/orders.ts";
import { finishedStatusId } from "../../domain/order-status.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { hasRatedSince } from "../ratings/queries.ts";
import { isSubscribed } from "../push/push-queries.ts";
import { listPayments } from "../tabs/payment-queries.ts";
import { historyView, listHistory, type HistoryRow } from "../db/history.ts";
import { withCachedPlan, type Tx } from "../db/with-account.ts";
import { findOrderRow, mapOrderLines, type OrderRow } from "./order-row-queries.ts";
import { mapStatusSteps } from "./status-queries.ts";
import { orderView, seesWhole } from "./order-view.ts";

/**
 * An order by its hash, for staff and its guest. `not_found` for anyone else. With `pushKey`, a guest's says whether
 * their device is told of it.
 */
export async function getOrder(
  hash: string,
  { tx, principal, pushKey }: Pick<Context, "tx" | "principal"> & { pushKey?: string | undefined },
): Promise<Order> {
  const row = await findOrderRow(tx, hash);
  if (!row || !seesWhole(principal, row)) throw new Refused("not_found");
  const { order_id: orderId } = row;
  const isPaidAlone = isStaff(principal) && row.mode !== "sheet";
  const [lines, steps, payments, history, isRated, subscribed] = await Promise.all([
    mapOrderLines(tx, [orderId]),
    mapStatusSteps(tx, [orderId]),
    isPaidAlone ? listPayments(tx, { orderId }) : undefined,
    isStaff(principal) ? orderHistory(tx, row) : undefined,
    principal.kind === "guest" && row.status_id === finishedStatusId
      ? hasRatedSince(tx, {
          guestId: principal.guestId,
          orderId,
          since: row.scheduled_for ?? row.created_at,
        })
      : false,
    principal.kind === "guest" && pushKey !== undefined ? isSubscribed(tx, orderId) : undefined,
  ]);
  const order = orderView(row, {
    lines: lines.get(orderId),
    steps: steps.get(orderId) ?? [],
    payments,
    principal,
  });
  return {
    ...order,
    ...(history ? { history } : {}),
    ...(isRated ? { rated: true } : {}),
    ...(pushKey !== undefined && subscribed !== undefined
      ? { push: { public_key: pushKey, subscribed } }
      : {}),
  };
}

/** All that happened to an order, oldest first, for staff: from the order's own rows and from the history. */
async function orderHistory(tx: Tx, order: OrderRow) {
  const orderId = order.order_id;
  const [statuses, cancels, remembered] = await Promise.all([
    listStatuses(tx, order),
    listLineCancels(tx, orderId),
    listHistory(tx, { orderId }),
  ]);
  const nobody = { by: null, approvedBy: null };
  const placed = { at: order.created_at, what: "placed", by: order.placed_by, approvedBy: null };
  // Older orders do not say who made them ready.
  const isReadyKept = remembered.some(({ what }) => what === "ready");
  const ready =
    order.ready_at && !isReadyKept ? [{ at: order.ready_at, what: "ready", ...nobody }] : [];
  return historyView([
    placed,
    ...acceptance(order, statuses),
    ...statuses,
    ...cancels,
    ...ready,
    ...remembered,
  ]);
}

/** Taking an order that was under way already, as one of a tab, changes no status. */
function acceptance(order: OrderRow, statuses: readonly HistoryRow[]): HistoryRow[] {
  const { accepted_at: at, accepted_by_name: by } = order;
  if (at === null || at.getTime() === order.created_at.getTime()) return [];
  const isStatus = statuses.some((one) => Math.abs(one.at.getTime() - at.getTime()) < sameMs);
  return isStatus ? [] : [{ at, what: "accepted", by, approvedBy: null }];
}

/** One call writes the acceptance and the status, at most this far apart. */
const sameMs = 2_000;

async function listStatuses(tx: Tx, order: OrderRow): Promise<HistoryRow[]> {
  const rows = await withCachedPlan(tx)
    .db.selectFrom("order_status_changes as c")
    .leftJoin("users as u", (join) =>
      join.onRef("u.account_id", "=", "c.account_id").onRef("u.user_id", "=", "c.user_id"),
    )
    .select(["c.changed_at", "c.status_id", "u.name"])
    .where("c.account_id", "=", tx.accountId)
    .where("c.order_id", "=", order.order_id)
    .orderBy("c.changed_at")
    .orderBy("c.change_id")
    .execute();
  const last = rows.findLastIndex((row) => row.status_id === 6);
  return rows.map((row, index) => {
    const before = rows[index - 1]?.status_id;
    // The order keeps only the reason of its last cancellation, also after that was taken back.
    const isTold = index === last;
    return {
      at: row.changed_at,
      what: "status",
      by: row.name,
      approvedBy: isTold ? order.cancel_approved_by_name : null,
      ...(before === undefined ? {} : { from: { status_id: before } }),
      to: {
        status_id: row.status_id,
        ...(isTold ? { reason: order.cancel_reason, text: order.cancel_text } : {}),
      },
    };
  });
}

async function listLineCancels(tx: Tx, orderId: string): Promise<HistoryRow[]> {
  const { db, accountId } = withCachedPlan(tx);
  const rows = await db
    .selectFrom("line_cancels as c")
    .innerJoin("order_lines as l", (join) =>
      join
        .onRef("l.account_id", "=", "c.account_id")
        .onRef("l.order_id", "=", "c.order_id")
        .onRef("l.line", "=", "c.line"),
    )
    .leftJoin("users as u", (join) =>
      join.onRef("u.account_id", "=", "c.account_id").onRef("u.user_id", "=", "c.user_id"),
    )
    .leftJoin("users as a", (join) =>
      join.onRef("a.account_id", "=", "c.account_id").onRef("a.user_id", "=", "c.approved_by"),
    )
    .select(["c.created_at", "c.qty", "c.line", "c.reason", "c.text", "l.title_br"])
    .select(["u.name as by", "a.name as approved_by"])
    .where("c.account_id", "=", accountId)
    .where("c.order_id", "=", orderId)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    what: row.reason === "passed" ? "line_passed" : "line_cancelled",
    by: row.by,
    approvedBy: row.approved_by,
    to: {
      line: row.line,
      qty: row.qty,
      title: row.title_br,
      ...(row.reason === "passed" ? {} : { reason: row.reason }),
      text: row.text,
    },
  }));
}
