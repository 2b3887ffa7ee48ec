import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { newUpload } from "../testing/new-pictures.ts";
import { rawCall } from "../testing/raw-call.ts";
import type { TestApp } from "../testing/start-app.ts";

/** An account whose owner changes its settings. */
export type SettingsOfAccount = {
  account: TestAccount;
  owner: Caller;
  save: (
    body: Parameters<Caller["account"]["save"]>[0]["body"],
  ) => ReturnType<Caller["account"]["save"]>;
  /** Sends what the types would not let through. */
  saveRaw: (body: unknown) => ReturnType<typeof rawCall>;
  /** The id of a picture that the account has and shows nowhere. */
  newPicture: () => Promise<string>;
  /** The account as guests see it. */
  seen: () => Promise<Awaited<ReturnType<Caller["content"]["home"]>>["account"]>;
};

export async function newSettings(testApp: TestApp): Promise<SettingsOfAccount> {
  const account = await newAccount(testApp);
  const owner = await signedInAdmin(testApp, account);
  return {
    account,
    owner,
    save: (body) => owner.account.save({ body }),
    saveRaw: (body) =>
      rawCall(testApp, {
        method: "PUT",
        url: "/v2.0/account",
        host: account.host,
        token: owner.token(),
        body,
      }),
    newPicture: () =>
      withAccount(testApp.database, { ...account, mode: "write" }, (tx) => newUpload(tx)),
    seen: async () => (await newCaller(testApp, account).content.home()).account,
  };
}
