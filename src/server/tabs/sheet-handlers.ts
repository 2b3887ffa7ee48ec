import type { sheetsContract } from "../../contract/sheets.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { closeTab } from "./close-tab.ts";
import { openTab } from "./open-tab.ts";
import { payTab } from "./pay-tab.ts";
import { requireFloor } from "./require-floor.ts";
import { getTabDetails } from "./tab-details.ts";

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
