import type { pushContract } from "../../contract/push.ts";
import { isInProgress } from "../../domain/order-status.ts";
import type { Context } from "../http/calls/context.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { badFields, Refused } from "../http/refused.ts";
import { findOrderRow, type OrderRow } from "../orders/order-row-queries.ts";
import { isOwn } from "../orders/order-view.ts";
import { newsOfRow, removeSubscription, saveSubscription } from "./push-queries.ts";
import type { PushService } from "./push-service.ts";

/** Without the operator's keys there is no service, and no device is told anything. */
export function pushHandlers(service: PushService | undefined): Handlers<typeof pushContract> {
  return {
    async subscribe({ params, body }, context) {
      const order = await requireOwnOrder(params.hash, context);
      if (!service) throw new Refused("not_found");
      if (!isInProgress(order.status_id)) throw new Refused("deal_closed");
      if (!service.isAllowed(body.endpoint))
        throw badFields({ endpoint: { code: "no_push_service" } });
      const { order_id: orderId } = order;
      const { tx, now } = context;
      await saveSubscription(tx, { ...body, orderId, told: newsOfRow(order), now });
      return { subscribed: true };
    },

    async unsubscribe({ params }, context) {
      const order = await requireOwnOrder(params.hash, context);
      await removeSubscription(context.tx, order.order_id);
      return { subscribed: false };
    },
  };
}

/** Messages go to the device that placed the order, so staff get none. */
async function requireOwnOrder(
  hash: string,
  { tx, principal }: Pick<Context, "tx" | "principal">,
): Promise<OrderRow> {
  const order = await findOrderRow(tx, hash);
  if (!order || principal.kind !== "guest" || !isOwn(order, principal))
    throw new Refused("not_found");
  return order;
}
