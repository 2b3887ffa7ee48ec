import type { SentCart } from "../../contract/cart.ts";
import type { ordersContract } from "../../contract/orders.ts";
import { namedStatusId } from "../../domain/order-status.ts";
import type { orderLinesContract } from "../../contract/order-lines.ts";
import type { orderSharingContract } from "../../contract/order-sharing.ts";
import { readServices } from "../account/service-queries.ts";
import type { WithApproval } from "../auth/approve.ts";
import type { Tx } from "../db/with-account.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import type { Context } from "../http/calls/context.ts";
import { withPrefetch, type Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { findTabOfKey } from "../tabs/tab-of-key.ts";
import { chargeByPix } from "./charge-by-pix.ts";
import { findFamilies, unavailableLines } from "./check-availability.ts";
import { findCaller } from "./find-caller.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { countOrder, watchRefusals } from "./order-limits.ts";
import { markOrderPrinted } from "./order-queries.ts";
import { payOrder, refundOrder } from "./pay-order.ts";
import { modeOf, placeOrder, serviceOf, tabCharges, type Prefetched } from "./place-order.ts";
import { findOrderable, readCart } from "./price-cart.ts";
import { quoteView, quoteWithSlots } from "./quote-order.ts";
import { changePromise } from "./promise-time.ts";
import { refuseOrder, withdrawOrder } from "./refuse-order.ts";
import { markReady, setStatus, takeOrder } from "./set-status.ts";
import { cancelLine } from "./cancel-line.ts";
import { editOrder } from "./edit-order.ts";
import { getSharedOrder, shareOrder } from "./share-order.ts";

/** The order once this is done to it. */
async function after(done: Promise<unknown>, { hash }: { hash: string }, context: Context) {
  await done;
  return { order: await getOrder(hash, context) };
}

export function orderHandlers(
  limits: RateLimits,
  withApproval: WithApproval,
  pushKey: string | undefined,
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
        const { location: table = "", table_key: key } = cartData;
        const found = key === undefined ? undefined : await findTabOfKey({ table, key }, context);
        const tab = found && tabCharges(found.waivesService, context);
        const quoting = { cart: cartData, service, lines, row, tab, isByStaff };
        const made = await quoteWithSlots(context.tx, quoting, context);
        const refused = {
          unavailable: unavailable.map(({ path }) => path),
          isInvalid: invalid.length > 0,
          soldOut: unavailableLines(cartData, families, { ...context, isByStaff }),
        };
        return {
          quote: {
            ...quoteView(made, { ...quoting, ...refused }, context),
            ...(found?.followed && { table_number: found.followed.number }),
          },
        };
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

    get: ({ params }, context) => getOrder(params.hash, { ...context, pushKey }),

    async accept({ params, body }, context) {
      await takeOrder(params.hash, context, body);
      const order = await getOrder(params.hash, context);
      if (order.cancelled) throw new Refused("already_answered");
      return { order };
    },

    refuse: ({ params, body }, context) =>
      after(refuseOrder({ ...params, ...body }, context), params, context),

    withdraw: ({ params }, context) => after(withdrawOrder(params.hash, context), params, context),

    promise({ params, body }, context) {
      const promise = { ...params, promisedAt: new Date(body.promised_at) };
      return after(changePromise(promise, context), params, context);
    },

    markReady: ({ params }, context) => after(markReady(params.hash, context), params, context),

    pix: ({ params, query }, context) => chargeByPix({ ...params, ...query }, context),

    markPrinted: ({ params }, context) =>
      after(markOrderPrinted(context.tx, params), params, context),

    setStatus: ({ params: { hash, statusId }, body: { approval, ...given } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) => {
        const change = { hash, statusId: namedStatusId(statusId), ...given, approvedBy };
        await setStatus(change, { ...context, tx });
        return { order: await getOrder(hash, { ...context, tx }) };
      }),

    pay: ({ params, body }, context) =>
      after(payOrder({ ...params, ...body }, context), params, context),

    refund: ({ params: { hash }, body: { approval, ...refund } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) => {
        await refundOrder(hash, { ...refund, approvedBy }, { ...context, tx });
        return { order: await getOrder(hash, { ...context, tx }) };
      }),
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

export function orderLineHandlers(withApproval: WithApproval): Handlers<typeof orderLinesContract> {
  return {
    edit: ({ params, body }, context) =>
      after(editOrder({ ...params, ...body }, context), params, context),

    cancel: ({ params, body: { approval, ...given } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) => {
        const cancelled = { hash: params.hash, line: Number(params.line), ...given, approvedBy };
        await cancelLine(cancelled, { ...context, tx });
        return { order: await getOrder(params.hash, { ...context, tx }) };
      }),
  };
}

export function orderSharingHandlers(limits: RateLimits): Handlers<typeof orderSharingContract> {
  return {
    share: ({ params }, context) => shareOrder(params.hash, context),
    follow: ({ params }, context) => getSharedOrder(params.key, context, limits),
  };
}
