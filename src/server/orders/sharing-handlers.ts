import type { orderSharingContract } from "../../contract/order-sharing.ts";
import type { Handlers } from "../http/calls/mount.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { getSharedOrder, shareOrder } from "./share-order.ts";

export function orderSharingHandlers(limits: RateLimits): Handlers<typeof orderSharingContract> {
  return {
    share: ({ params }, context) => shareOrder(params.hash, context),
    follow: ({ params }, context) => getSharedOrder(params.key, context, limits),
  };
}
