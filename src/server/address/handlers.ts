import { RateLimiterMemory } from "rate-limiter-flexible";
import type { addressContract } from "../../contract/address.ts";
import { takeTurn } from "../http/limits.ts";
import type { Handlers } from "../http/mount.ts";
import { Refused } from "../http/refused.ts";
import { createFindAddress } from "./find-address.ts";

/** Nobody types addresses faster than this; whoever collects them does. */
const lookups = { points: 30, duration: 60 };

/** By then services that were asked too much may answer again. */
const retryAfterSeconds = 30;

/** `urls`: the services to ask, in turn, as templates with `{cep}`. */
export function addressHandlers(options: {
  urls: string[];
  now: () => Date;
}): Handlers<typeof addressContract> {
  const limiter = new RateLimiterMemory(lookups);
  const findAddress = createFindAddress(options);
  return {
    async find({ params }, { account, remoteAddress }) {
      await takeTurn(limiter, `${account.accountId} ${remoteAddress}`);
      const answer = await findAddress(params.cep);
      if (answer === "unknown") throw new Refused("not_found");
      if (answer === "silent") throw new Refused("unavailable", { retryAfterSeconds });
      return answer;
    },
  };
}
