import type { liveContract } from "../../contract/live.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { findCallerStanding } from "../http/limits/standing.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import { requireSharedOrderId } from "../orders/share-order.ts";
import { retryAfterSeconds, type EventStreams } from "./event-streams.ts";

/** Without a relay there are no streams. */
export function liveHandlers(
  streams: EventStreams | undefined,
  limits: RateLimits,
): Handlers<typeof liveContract> {
  return {
    async orders(_, context) {
      const { account, principal, remoteAddress: address } = context;
      if (streams === undefined) throw new Refused("unavailable", { retryAfterSeconds });
      const standing = await findCallerStanding(context);
      return streams.admit({ accountId: account.accountId, principal, standing, address });
    },

    async shared({ params: { key } }, context) {
      const { account, remoteAddress: address } = context;
      if (streams === undefined) throw new Refused("unavailable", { retryAfterSeconds });
      const orderId = await context.inTransaction((tx) =>
        requireSharedOrderId(key, { ...context, tx }, limits),
      );
      const standing = await findCallerStanding(context);
      const principal = { kind: "nobody" } as const;
      const follows = { orderId, key };
      return streams.admit({
        accountId: account.accountId,
        principal,
        standing,
        address,
        follows,
      });
    },
  };
}
