import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ordersContract } from "../../contract/orders.ts";
import { namedStatusId } from "../../domain/order-status.ts";
import type { CheckCredentials } from "../auth/check-credentials.ts";
import { holdUser, type UserRow } from "../auth/credential-queries.ts";
import { takeTurn } from "../http/limits.ts";
import { askingAhead, type Handlers } from "../http/mount.ts";
import { Refused } from "../http/refused.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { placeOrder } from "./place-order.ts";
import { findOrderable } from "./price-cart.ts";
import { setStatus, takeOrder } from "./set-status.ts";

/** Orders a minute that guests may place; many guests may share one address, and some a room. */
type OrderLimits = { perGuest: number; perAddress: number };

export function orderHandlers(
  limits: OrderLimits,
  checkCredentials: CheckCredentials,
): Handlers<typeof ordersContract> {
  const perGuest = new RateLimiterMemory({ points: limits.perGuest, duration: 60 });
  const perAddress = new RateLimiterMemory({ points: limits.perAddress, duration: 60 });
  // A photograph of a room's code is enough to order there, from anywhere and under ever new names.
  const perRoom = new RateLimiterMemory({ points: 2 * limits.perGuest, duration: 60 });
  return {
    place: askingAhead(
      ({ body }, tx) => findOrderable(tx, body.cartData.items),
      async ({ body }, context, orderable) => {
        const { tx, principal, account, remoteAddress } = context;
        if (principal.kind === "guest") {
          const address = `${account.accountId} ${remoteAddress}`;
          await takeTurn(perGuest, principal.guestId, { turnsAway: true, within: tx });
          await takeTurn(perAddress, address, { turnsAway: true, within: tx });
          const { location } = body.cartData;
          if (location !== undefined)
            await takeTurn(perRoom, `${account.accountId} ${roomKey(location)}`, { within: tx });
        }
        return placeOrder(body, context, orderable);
      },
    ),

    list: ({ query }, context) => listOrders(query, context),

    get: ({ params }, context) => getOrder(params.hash, context),

    async accept({ params }, context) {
      await takeOrder(params.hash, context);
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

/** The same for all ways of writing a room's number. */
function roomKey(location: string): string {
  const plain = location.normalize("NFKC").toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, "").replace(/^0+/, "");
}
