import type { Order } from "../../contract/orders.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { findOrderRow, mapOrderLines, mapStatusSteps } from "./order-row-queries.ts";
import { orderView, seesWhole } from "./order-view.ts";

/** An order by its hash, for staff and for the guest it belongs to; for anybody else there is none. */
export async function getOrder(
  hash: string,
  { tx, principal }: Pick<Context, "tx" | "principal">,
): Promise<Order> {
  const row = await findOrderRow(tx, hash);
  if (!row || !seesWhole(principal, row)) throw new Refused("not_found");
  const { order_id: orderId } = row;
  const [lines, steps] = await Promise.all([
    mapOrderLines(tx, [orderId]),
    mapStatusSteps(tx, [orderId]),
  ]);
  return orderView(row, { lines: lines.get(orderId), steps: steps.get(orderId) ?? [], principal });
}
