import type { orderPageContract } from "../../contract/order-page.ts";
import { defaultLanguage, offeredLanguages } from "../../domain/languages.ts";
import { getPublicAccount } from "../account/account-queries.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { getOrder } from "../orders/get-order.ts";
import { wordsLanguageOf } from "./build-page.ts";
import type { Web } from "./renderer.ts";

type OrderPageDeps = {
  /** Absent where pages are not served. */
  web: Web | undefined;
  assetsUrl: string;
  providerUrl: string | undefined;
  pushKey: string | undefined;
};

/** The order stands in an answer to its guest's token, never in the page's document, which is everybody's. */
export function orderPageHandlers({
  web,
  assetsUrl,
  providerUrl = "/",
  pushKey,
}: OrderPageDeps): Handlers<typeof orderPageContract> {
  return {
    async get({ params: { hash }, query }, { tx, account: head, domain, principal, now }) {
      // Staff see more of an order than the server draws.
      if (!web || principal.kind !== "guest") throw new Refused("not_found");
      const atMs = now.getTime();
      const found = await getOrder(hash, { tx, principal, pushKey: query.push && pushKey });
      // A browser that has lost the permission since is told nothing.
      const push = found.push && query.push !== "granted" && { ...found.push, subscribed: false };
      const order = push ? { ...found, push } : found;
      const account = await getPublicAccount(tx, { head, domain, nowMs: atMs });
      const isOffered = offeredLanguages(account.extras).includes(query.language);
      const language = isOffered ? query.language : defaultLanguage;
      const words = wordsLanguageOf(account, language);
      const site = { host: domain, assetsUrl, providerUrl };
      return web.renderer.renderOrder({ account, order, language, words, site, atMs });
    },
  };
}
