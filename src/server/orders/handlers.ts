import type { ordersContract, SentCart } from "../../contract/orders.ts";
import { namedStatusId } from "../../domain/order-status.ts";
import { readServices } from "../account/service-queries.ts";
import type { CheckCredentials } from "../auth/check-credentials.ts";
import { holdUser, type CredentialRow } from "../auth/credential-queries.ts";
import type { Tx } from "../db/with-account.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { withPrefetch, type Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { findFamilies, soldOutLines } from "./check-availability.ts";
import { isStaff } from "../sessions/principal.ts";
import { findCaller } from "./find-caller.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { countOrder, watchRefusals } from "./order-limits.ts";
import { markPrinted } from "./order-queries.ts";
import { chargeByPix } from "./pix-charge.ts";
import { modeOf, placeOrder, serviceOf, tabCharges, type Prefetched } from "./place-order.ts";
import { findOrderable, readCart } from "./price-cart.ts";
import { quoteView, quoteWithSlots } from "./quote-order.ts";
import { markReady, setStatus, takeOrder } from "./set-status.ts";

export function orderHandlers(
  limits: RateLimits,
  checkCredentials: CheckCredentials,
): Handlers<typeof ordersContract> {
  return {
    quote: withPrefetch(
      ({ body }, tx) => prefetch(tx, body.cartData),
      async ({ body: { cartData } }, context, prefetched) => {
        modeOf(cartData, context);
        const isByStaff = isStaff(context.principal);
        const { orderable, families, services: row } = await prefetched;
        const { lines, unavailable, invalid } = readCart(cartData.items, orderable);
        const service = serviceOf(cartData);
        const tab = cartData.table_key === undefined ? undefined : tabCharges(context);
        const quoting = { cart: cartData, service, lines, row, tab, isByStaff };
        const made = await quoteWithSlots(context.tx, quoting, context);
        const refused = {
          unavailable: unavailable.map(({ path }) => path),
          isInvalid: invalid.length > 0,
          soldOut: soldOutLines(cartData, families, { ...context, isByStaff }),
        };
        return { quote: quoteView(made, { ...quoting, ...refused }, context) };
      },
    ),

    place: withPrefetch(
      ({ body }, tx) => prefetch(tx, body.cartData),
      async ({ body }, context, prefetched) => {
        await watchRefusals(context, limits);
        const count = () => countOrder(body.cartData, { context, limits });
        const { wrongKeysOfAddress: wrongKeys } = limits;
        return placeOrder(body, context, { prefetched, count, wrongKeys });
      },
    ),

    caller: async ({ body }, context) => ({
      caller: await findCaller(body.phone, { limits, context }),
    }),

    list: ({ query }, context) => listOrders(query, context),

    get: ({ params }, context) => getOrder(params.hash, context),

    async accept({ params }, context) {
      await takeOrder(params.hash, context);
      return { order: await getOrder(params.hash, context) };
    },

    async markReady({ params }, context) {
      await markReady(params.hash, context);
      return { order: await getOrder(params.hash, context) };
    },

    pix: ({ params }, context) => chargeByPix(params.hash, context),

    async markPrinted({ params }, context) {
      await markPrinted(context.tx, params);
      return { order: await getOrder(params.hash, context) };
    },

    async setStatus({ params: { hash, statusId }, body }, context) {
      const { approval, ...given } = body;
      const set = (approver?: CredentialRow) =>
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

async function prefetch(tx: Tx, { items }: SentCart): Promise<Prefetched> {
  const [orderable, families, services] = await Promise.all([
    findOrderable(tx, items),
    findFamilies(tx, items),
    readServices(tx),
  ]);
  return { orderable, families, services };
}

function notAnOwner(): Refused {
  return new Refused("approval_required", {
    fields: { "approval.user": { code: "not_an_admin" } },
  });
}
