import type { Order } from "../../contract/orders.ts";
import { finished } from "../../domain/order-status.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { hasRatedSince } from "../ratings/queries.ts";
import { listPayments } from "../tabs/payment-queries.ts";
import { orderHistory } from "./order-history.ts";
import { findOrderRow, mapOrderLines } from "./order-row-queries.ts";
import { mapStatusSteps } from "./status-queries.ts";
import { orderView, seesWhole } from "./order-view.ts";

/** An order by its hash, for staff and its guest. `not_found` for anyone else. */
export async function getOrder(
  hash: string,
  { tx, principal }: Pick<Context, "tx" | "principal">,
): Promise<Order> {
  const row = await findOrderRow(tx, hash);
  if (!row || !seesWhole(principal, row)) throw new Refused("not_found");
  const { order_id: orderId } = row;
  const isPaidAlone = isStaff(principal) && row.mode !== "sheet";
  const [lines, steps, payments, history, isRated] = await Promise.all([
    mapOrderLines(tx, [orderId]),
    mapStatusSteps(tx, [orderId]),
    isPaidAlone ? listPayments(tx, { orderId }) : undefined,
    isStaff(principal) ? orderHistory(tx, row) : undefined,
    principal.kind === "guest" && row.status_id === finished
      ? hasRatedSince(tx, {
          guestId: principal.guestId,
          orderId,
          since: row.scheduled_for ?? row.created_at,
        })
      : false,
  ]);
  const order = orderView(row, {
    lines: lines.get(orderId),
    steps: steps.get(orderId) ?? [],
    payments,
    principal,
  });
  return { ...order, ...(history ? { history } : {}), ...(isRated ? { rated: true } : {}) };
}
