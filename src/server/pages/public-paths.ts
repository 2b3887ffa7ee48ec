import type { Account } from "../../contract/account.ts";
import { entryPath } from "../../domain/entry-path.ts";

/** The account's menu page. */
export function menuPath({ features, source }: Account): string {
  return entryPath({ features: { ...features, linktree: false, delivery: false }, source }, "home");
}

/** The pages by which an account is found, without language prefix; orders from a room begin at a printed code. */
export function publicPaths(account: Account): string[] {
  const { linktree, delivery } = account.features;
  const paths = [
    ...(linktree ? ["/home"] : []),
    ...(delivery ? ["/delivery"] : []),
    menuPath(account),
  ];
  return [...new Set(paths)];
}
