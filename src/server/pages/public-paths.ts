import type { Account } from "../../contract/account.ts";
import { menuPage } from "../../domain/landing-path.ts";

/** The pages by which an account is found, without language prefix; orders from a room begin at a printed code. */
export function publicPaths(account: Account): string[] {
  const { linktree, delivery } = account.features;
  const paths = [
    ...(linktree ? ["/home"] : []),
    ...(delivery ? ["/delivery"] : []),
    `/${menuPage(account)}`,
  ];
  return [...new Set(paths)];
}
