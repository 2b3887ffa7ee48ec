import type { ordersContract } from "../../contract/orders.ts";
import { namedStatusId } from "../../domain/order-status.ts";
import type { CheckCredentials } from "../auth/check-credentials.ts";
import { holdUser, type UserRow } from "../auth/credential-queries.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { withPrefetch, type Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { countOrder, watchRefusals } from "./order-limits.ts";
import { markPrinted } from "./order-queries.ts";
import { placeOrder } from "./place-order.ts";
import { findOrderable } from "./price-cart.ts";
import { setStatus, takeOrder } from "./set-status.ts";

export function orderHandlers(
  limits: RateLimits,
  checkCredentials: CheckCredentials,
): Handlers<typeof ordersContract> {
  return {
    place: withPrefetch(
      ({ body }, tx) => findOrderable(tx, body.cartData.items),
      async ({ body }, context, orderable) => {
        await watchRefusals(context, limits);
        const count = () => countOrder(body.cartData, { context, limits });
        return placeOrder(body, context, { orderable, count });
      },
    ),

    list: ({ query }, context) => listOrders(query, context),

    get: ({ params }, context) => getOrder(params.hash, context),

    async accept({ params }, context) {
      await takeOrder(params.hash, context);
      return { order: await getOrder(params.hash, context) };
    },

    async markPrinted({ params }, context) {
      await markPrinted(context.tx, params);
      return { order: await getOrder(params.hash, context) };
    },

    async setStatus({ params: { hash, statusId }, body }, context) {
      const { approval, ...given } = body;
      const set = (approver?: UserRow) =>
        context.inTransaction(async (tx) => {
          if (approver && !(await holdUser(tx, approver))) throw new Refused("Invalid Credentials");
          const change = { hash, statusId: namedStatusId(statusId), ...given };
          await setStatus({ ...change, approvedBy: approver?.userId }, { ...context, tx });
          return { order: await getOrder(hash, { ...context, tx }) };
        });
      if (!approval) return set();
      return checkCredentials(approval, context, (user) => {
        if (user.level !== 1) throw notAnOwner();
        return set(user);
      });
    },
  };
}

function notAnOwner(): Refused {
  return new Refused("approval_required", {
    fields: { "approval.user": "não é de um administrador" },
  });
}
