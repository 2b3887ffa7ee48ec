import type { liveContract } from "../../contract/live.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { standingOf } from "../http/limits/standing.ts";
import { Refused } from "../http/refused.ts";
import { retryAfterSeconds, type OrderEvents } from "./order-events.ts";

/** Without a relay there are no streams. */
export function liveHandlers(listening: OrderEvents | undefined): Handlers<typeof liveContract> {
  return {
    async orders(_, context) {
      const { account, principal, remoteAddress: address } = context;
      if (listening === undefined) throw new Refused("unavailable", { retryAfterSeconds });
      const standing = await standingOf(context);
      return listening.admit({ accountId: account.accountId, principal, standing, address });
    },
  };
}
