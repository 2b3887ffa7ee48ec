import type { accountContract } from "../../contract/account-settings.ts";
import type { areasContract, servicesContract } from "../../contract/services.ts";
import { historyView, listHistory } from "../db/history.ts";
import type { Context } from "../http/calls/context.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { saveAccount } from "./save-account.ts";
import { saveAreas } from "./save-areas.ts";
import { pauseService, readServicesOf, saveServices } from "./save-services.ts";
import { readServices } from "./service-queries.ts";
import { areaView } from "./service-views.ts";

export function accountHandlers(): Handlers<typeof accountContract> {
  return {
    save: async ({ body }, context) => ({ account: await saveAccount(body, context) }),

    history: async (_, { tx }) => ({
      history: historyView(await listHistory(tx, { lastOfAccount: 50 })),
    }),
  };
}

export function servicesHandlers(): Handlers<typeof servicesContract> {
  return {
    get: (_, context) => readServicesOf(context),
    async save({ body }, context) {
      await saveServices(body, context);
      return readServicesOf(context);
    },
    async pause({ params, body }, context) {
      return { service: await pauseService({ ...params, ...body }, context) };
    },
  };
}

export function areasHandlers(): Handlers<typeof areasContract> {
  const readAreas = async ({ tx }: Context) => ({
    areas: (await readServices(tx)).areas.map(areaView),
  });
  return {
    get: (_, context) => readAreas(context),
    async save({ body }, context) {
      await saveAreas(body, context);
      return readAreas(context);
    },
  };
}
