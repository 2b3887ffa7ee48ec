import type { contentContract } from "../../contract/content.ts";
import { getPublicAccount } from "../account/account-queries.ts";
import type { Handlers } from "../http/mount.ts";
import { buildMenu } from "./build-menu.ts";

export function contentHandlers(): Handlers<typeof contentContract> {
  return {
    async home(_, { tx, account, domain }) {
      return { account: await getPublicAccount(tx, account, domain) };
    },
    async menu(_, { tx, account, domain, principal }) {
      const isAdmin = principal.kind === "admin";
      const menu =
        account.active || isAdmin
          ? await buildMenu(tx, { withInactive: isAdmin })
          : { menu: [], menuSubGroups: {}, icons: [] };
      return { ...menu, account: await getPublicAccount(tx, account, domain) };
    },
  };
}
