import type { billsContract } from "../../contract/bills.ts";
import type { sheetsContract } from "../../contract/sheets.ts";
import type { WithApproval } from "../auth/approve.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import type { Handlers } from "../http/calls/mount.ts";
import type { tablesContract } from "../../contract/tables.ts";
import { addEvent } from "../db/outbox.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { requireFound } from "../http/refused.ts";
import { askForBill } from "./bill-request.ts";
import { listClosedTabs } from "./closed-tabs.ts";
import { mergeTabs } from "./merge-tabs.ts";
import { moveTab } from "./move-tab.ts";
import { passLines } from "./pass-lines.ts";
import { renameTab } from "./rename-tab.ts";
import { reopenTab } from "./reopen-tab.ts";
import { closeTab } from "./close-tab.ts";
import { openTab } from "./open-tab.ts";
import { payTab } from "./pay-tab.ts";
import { chargeTabByPix } from "./pix-charge.ts";
import { refundOnTab } from "./refund-tab.ts";
import { getTabDetails } from "./tab-details.ts";
import { requireFloor } from "./lock-open-tab.ts";
import { requestService } from "./request-service.ts";
import { listKeyRenewals, renewTableKey } from "./table-keys.ts";
import { acknowledgeCall, endCall, listLocations } from "./table-queries.ts";

/** The tab once this is done to it. */
async function after(done: Promise<void>, hash: string, context: Context) {
  await done;
  return { details: await getTabDetails(hash, context) };
}

export function sheetHandlers(withApproval: WithApproval): Handlers<typeof sheetsContract> {
  return {
    open: async ({ body }, context) => ({ newOrderSheet: await openTab(body.data, context) }),

    async get({ params }, context) {
      requireFloor(context);
      return { details: await getTabDetails(params.hash, context) };
    },

    pay: ({ params, body }, context) =>
      after(payTab({ ...params, ...body }, context), params.hash, context),

    refund: ({ params: { hash }, body: { approval, ...refund } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) => {
        await refundOnTab(hash, { ...refund, approvedBy }, { ...context, tx });
        return { details: await getTabDetails(hash, { ...context, tx }) };
      }),

    pix: ({ params: { hash }, query: { amount, waive_service: waives } }, context) =>
      chargeTabByPix(
        { hash, amount, waives: waives === undefined ? undefined : waives === "1" },
        context,
      ),

    close: ({ params: { hash } }, context) => after(closeTab(hash, context), hash, context),

    listClosed(_, context) {
      requireFloor(context);
      return listClosedTabs(context);
    },

    rename: ({ params, body }, context) =>
      after(renameTab({ ...params, ...body }, context), params.hash, context),

    move: ({ params, body }, context) =>
      after(moveTab({ ...params, ...body }, context), params.hash, context),

    merge: ({ params, body }, context) =>
      after(mergeTabs({ ...params, ...body }, context), body.into, context),

    pass: ({ params, body }, context) =>
      after(passLines({ ...params, ...body }, context), params.hash, context),

    reopen: ({ params, body: { approval, reason } }, context) =>
      withApproval(approval, context, async (tx, approvedBy) => {
        await reopenTab({ ...params, reason, approvedBy }, { ...context, tx });
        return { details: await getTabDetails(params.hash, { ...context, tx }) };
      }),
  };
}

export function billHandlers(): Handlers<typeof billsContract> {
  return {
    async ask({ params }, context) {
      await askForBill(params.hash, context);
      return {};
    },
  };
}

export function tableHandlers(limits: RateLimits): Handlers<typeof tablesContract> {
  return {
    async list(_, { tx, account }) {
      return { locations: await listLocations(tx, account.extras.locations) };
    },

    async requestService({ body }, context) {
      await requestService({ number: body.number, bill: body.bill === true, limits }, context);
      return {};
    },

    async renewKey({ params: { id } }, context) {
      return { key: await renewTableKey(id, context) };
    },

    async keyRenewals(_, { tx }) {
      return { renewals: await listKeyRenewals(tx) };
    },

    async setAddressed({ params, body }, { tx, account, principal, now }) {
      const { userId } = requireStaff({ principal });
      const id = params.id;
      const changed = await (body.addressed
        ? acknowledgeCall(tx, { id, userId, now })
        : endCall(tx, id));
      if (changed) await addEvent(tx, { topic: "table", subjectId: id });
      const locations = await listLocations(tx, account.extras.locations);
      const location = requireFound(locations.find((candidate) => candidate.id === id));
      return { location };
    },
  };
}
