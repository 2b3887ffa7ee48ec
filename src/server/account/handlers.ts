import type { accountContract } from "../../contract/account-settings.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { saveAccount } from "./save-account.ts";

export function accountHandlers(): Handlers<typeof accountContract> {
  return {
    save: async ({ body }, context) => ({ account: await saveAccount(body, context) }),
  };
}
