import type { Account } from "../../../contract/account.ts";
import { contentContract, type Menu } from "../../../contract/content.ts";
import { apiPrefix, type Wire } from "../../../contract/route.ts";
import { findPublicAccount } from "../../account/account-queries.ts";
import type { Database } from "../../db/database.ts";
import { withAccount, type Tx } from "../../db/with-account.ts";
import type { FairShare } from "../../http/limits/fair-share.ts";
import { contentOf, type ResponseCache } from "../../http/cache/response-cache.ts";
import { Refused } from "../../http/refused.ts";
import { buildMenu } from "./build-menu.ts";

/** The account whose content is asked for, and the caller. */
export type AskedContent = {
  accountId: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The host alone, normalised. */
  domain: string;
  remoteAddress: string;
};

/** An account as guests see it, for pages and files that the server makes. It equals what the calls answer. */
export type PublicContent = {
  home(asked: AskedContent): Promise<{ account: Account }>;
  menu(asked: AskedContent): Promise<Menu>;
};

export function createPublicContent({
  database,
  share,
  cache,
  now,
}: {
  database: Database;
  now: () => Date;
  share: FairShare;
  cache: ResponseCache;
}): PublicContent {
  /** Answers from the cache, else from the database. */
  async function answerOf<Answer>(
    route: Wire,
    { accountId, origin, remoteAddress }: AskedContent,
    read: (tx: Tx) => Promise<Answer | undefined>,
  ): Promise<Answer> {
    const kept = cache.find(`${origin}${apiPrefix}/${route.path}`);
    // Written by the handler of the same call.
    if (kept) return JSON.parse((await contentOf(kept)).toString()) as Answer;
    const found = await share({ accountId, caller: remoteAddress, urgency: "page" }, () =>
      withAccount(database, { accountId, mode: "read", mayLag: true }, read),
    );
    if (found === undefined) throw new Refused("not_found");
    return found;
  }

  return {
    home: (asked) =>
      answerOf(contentContract.home, asked, async (tx) => {
        const account = await findPublicAccount(tx, {
          domain: asked.domain,
          nowMs: now().getTime(),
        });
        return account && { account };
      }),
    menu: (asked) =>
      answerOf(contentContract.menu, asked, (tx) =>
        buildMenu(tx, { domain: asked.domain, nowMs: now().getTime(), withInactive: false }),
      ),
  };
}
