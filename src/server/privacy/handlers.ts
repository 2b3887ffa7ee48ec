import type { privacyContract } from "../../contract/privacy.ts";
import { refuseForStorage } from "../http/edge/storage-refusal.ts";
import type { Handlers } from "../http/calls/mount.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { consumeShared } from "../http/limits/standing.ts";
import { badFields, Refused } from "../http/refused.ts";
import type { PrintFolder } from "../printing/print-folder.ts";
import { isStaff, type Principal } from "../sessions/principal.ts";
import { erasePersonalData, StillUnderWay } from "./erase-personal-data.ts";
import { exportPersonalData } from "./export-personal-data.ts";

export function privacyHandlers({
  personalDataDays,
  prints,
  limits,
}: {
  personalDataDays: number;
  prints: PrintFolder;
  limits: RateLimits;
}): Handlers<typeof privacyContract> {
  return {
    notice: async () => ({ personal_data_days: personalDataDays }),

    async mine(_, { tx, account, principal, now }) {
      requireGuest(principal);
      const exported = { account: account.name, exported: now.toISOString() };
      if (principal.kind !== "guest")
        return { ...exported, device: null, orders: [], messages: [], ratings: [] };
      return exportPersonalData(tx, { subject: principal, accountName: account.name, now });
    },

    async erase(_, context) {
      const { inTransaction, principal, account, remoteAddress, now } = context;
      requireGuest(principal);
      if (principal.kind !== "guest") return { orders: 0, ratings: 0 };
      const limit = limits.erasures;
      await consumeShared(context, {
        ofAll: { limit, key: `${account.accountId} ${remoteAddress}` },
        ofKnown: { limit, key: principal.guestId },
      });
      const erased = await inTransaction((tx) =>
        erasePersonalData(tx, { subject: principal, now }),
      ).catch(refuseUnderWay);
      await prints.removeOf(erased.accountId, erased.ownsPrint).catch(refuseForStorage);
      return { orders: erased.orders, ratings: erased.ratings };
    },
  };
}

/** Refuses staff: the data of staff is in the settings, and is not theirs to take away. */
function requireGuest(principal: Principal): void {
  if (isStaff(principal)) throw new Refused("access_denied");
}

function refuseUnderWay(error: unknown): never {
  if (!(error instanceof StillUnderWay)) throw error;
  throw badFields({ order: { code: "order_under_way", number: error.number } }, "conflict");
}
