import type { addressContract } from "../../contract/address.ts";
import type { DetachedContext } from "../http/calls/context.ts";
import type { RateLimit, RateLimits } from "../http/limits/rate-limit.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { consumeShared } from "../http/limits/standing.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { createFindAddress } from "./find-address.ts";

/** Services with too many requests may answer again by then. */
const retryAfterSeconds = 30;

/** `urls`: the services to ask, in turn, as templates with `{cep}`. */
export function addressHandlers({
  limits,
  ...options
}: {
  limits: RateLimits;
  urls: string[];
  now: () => Date;
}): Handlers<typeof addressContract> {
  const findAddress = createFindAddress(options);
  return {
    async find({ params }, context) {
      // The limit stops collectors of addresses: nobody types so fast.
      await countLookup(context, limits.postalCodes);
      const answer = await findAddress(params.cep);
      if (answer === "unknown") throw new Refused("not_found");
      if (answer === "silent") throw new Refused("unavailable", { retryAfterSeconds });
      return answer;
    },
  };
}

async function countLookup(context: DetachedContext, limit: RateLimit): Promise<void> {
  const { account, principal, remoteAddress } = context;
  if (isStaff(principal)) return limit.consume(principal.userId);
  const address = `${account.accountId} ${remoteAddress}`;
  const ofAll = { limit, key: address };
  const ownKey = principal.kind === "guest" ? principal.guestId : address;
  await consumeShared(context, { ofAll, ofKnown: { limit, key: ownKey } });
}
