import type { ratingsContract } from "../../contract/ratings.ts";
import { givenText } from "../../domain/text-rules.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { findCallerStanding } from "../http/limits/standing.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { getRatingSummary, listRatings, upsertRating } from "./queries.ts";

const pageSize = 50;

export function ratingHandlers(limits: RateLimits): Handlers<typeof ratingsContract> {
  return {
    async rate({ body }, context) {
      const { tx, account, principal, remoteAddress, now } = context;
      // Staff do not rate the place.
      if (principal.kind !== "guest" || !account.active) throw new Refused("access_denied");
      const hasOrder = (await findCallerStanding(context)) === "known guest";
      await limits.ratingsOfGuest.consume(principal.guestId, { within: tx });
      const { id, isFirst } = await upsertRating(tx, {
        guestId: principal.guestId,
        rate: body.rate,
        description: givenText(body.description),
        hasOrder,
        timeZone: account.timeZone,
        now,
      });
      if (isFirst && !hasOrder) {
        const address = `${account.accountId} ${remoteAddress}`;
        await limits.ratingsWithoutOrder.consume(address, { within: tx });
      }
      return { rating: { id, rate: body.rate } };
    },

    async list({ query }, { tx }) {
      // One more than is shown tells whether there is a next page.
      const [rows, summary] = await Promise.all([
        listRatings(tx, { after: query.cursor, limit: pageSize + 1 }),
        getRatingSummary(tx),
      ]);
      const ratings = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? (ratings.at(-1)?.id ?? null) : null;
      return { ratings, next, ...summary };
    },
  };
}
