import type { sheetsContract } from "../../contract/sheets.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { closeTab } from "./close-tab.ts";
import { openTab } from "./open-tab.ts";
import { payTab } from "./pay-tab.ts";
import { getTabDetails } from "./tab-details.ts";
import { requireFloor } from "./lock-open-tab.ts";
import type { tablesContract } from "../../contract/tables.ts";
import { addEvent } from "../db/outbox.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { requestService } from "./request-service.ts";
import { renewTableKey } from "./table-keys.ts";
import { acknowledgeCall, endCall, listLocations } from "./table-queries.ts";

export function sheetHandlers(): Handlers<typeof sheetsContract> {
  return {
    open: async ({ body }, context) => ({ newOrderSheet: await openTab(body.data, context) }),

    async get({ params }, context) {
      requireFloor(context);
      return { details: await getTabDetails(params.hash, context) };
    },

    async pay({ params, body }, context) {
      await payTab({ hash: params.hash, ...body }, context);
      return { details: await getTabDetails(params.hash, context) };
    },

    async close({ params }, context) {
      await closeTab(params.hash, context);
      return { details: await getTabDetails(params.hash, context) };
    },
  };
}

export function tableHandlers(limits: RateLimits): Handlers<typeof tablesContract> {
  return {
    async list(_, { tx, account }) {
      return { locations: await listLocations(tx, account.extras.locations) };
    },

    async requestService({ body }, context) {
      await requestService({ number: body.number, limits }, context);
      return {};
    },

    async renewKey({ params: { id } }, context) {
      return { key: await renewTableKey(id, context) };
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
