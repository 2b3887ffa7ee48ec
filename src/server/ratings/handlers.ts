import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ratingsContract } from "../../contract/ratings.ts";
import { givenText } from "../../domain/text-rules.ts";
import { takeTurn } from "../http/limits.ts";
import type { Handlers } from "../http/mount.ts";
import { Refused } from "../http/refused.ts";
import { getRatingSummary, listRatings, upsertRating } from "./queries.ts";

/** Ratings a minute; many guests may share one address. */
const turns = { perGuest: { points: 10, duration: 60 }, perAddress: { points: 60, duration: 60 } };
const pageSize = 50;

export function ratingHandlers(): Handlers<typeof ratingsContract> {
  const perGuest = new RateLimiterMemory(turns.perGuest);
  const perAddress = new RateLimiterMemory(turns.perAddress);
  return {
    async rate({ body }, { tx, account, principal, remoteAddress, now }) {
      // Whoever works here does not rate the place.
      if (principal.kind !== "guest" || !account.active) throw new Refused("access_denied");
      await takeTurn(perAddress, `${account.accountId} ${remoteAddress}`, { within: tx });
      await takeTurn(perGuest, principal.guestId, { within: tx });
      const id = await upsertRating(tx, {
        guestId: principal.guestId,
        rate: body.rate,
        description: givenText(body.description),
        timeZone: account.timeZone,
        now,
      });
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
