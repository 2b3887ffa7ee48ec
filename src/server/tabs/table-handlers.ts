import { RateLimiterMemory } from "rate-limiter-flexible";
import type { tablesContract } from "../../contract/tables.ts";
import { addEvent } from "../db/outbox.ts";
import type { Handlers } from "../http/mount.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { requestService } from "./request-service.ts";
import { acknowledgeCall, endCall, listLocations } from "./table-queries.ts";

/** How often an attendant may be called; guests on the place's own network share one address. */
const turns = {
  perAddress: { points: 60, duration: 60 },
  perGuest: { points: 1, duration: 30 },
  perTable: { points: 6, duration: 60 },
};

export function tableHandlers(): Handlers<typeof tablesContract> {
  const limits = {
    perAddress: new RateLimiterMemory(turns.perAddress),
    perGuest: new RateLimiterMemory(turns.perGuest),
    perTable: new RateLimiterMemory(turns.perTable),
  };
  return {
    async list(_, { tx, account }) {
      return { locations: await listLocations(tx, account.extras.locations) };
    },

    async requestService({ body }, context) {
      await requestService({ number: body.number, limits }, context);
      return {};
    },

    async setAddressed({ params, body }, { tx, account, principal, now }) {
      if (!isStaff(principal)) throw new Refused("access_denied");
      const id = params.id;
      const { userId } = principal;
      const changed = await (body.addressed
        ? acknowledgeCall(tx, { id, userId, now })
        : endCall(tx, id));
      if (changed) await addEvent(tx, { topic: "table", subjectId: id });
      const locations = await listLocations(tx, account.extras.locations);
      const location = locations.find((candidate) => candidate.id === id);
      if (!location) throw new Refused("not_found");
      return { location };
    },
  };
}
