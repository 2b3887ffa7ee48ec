import type { Account } from "../../contract/account.ts";
import { menuPage } from "../../domain/entry-path.ts";

/** Where guests find the menu, and can order from it if the house delivers. */
export function menuPath(account: Account): string {
  return account.features.delivery ? "/delivery" : `/${menuPage(account)}`;
}
