import type { Account } from "../../contract/account.ts";
import { defaultSource, menuPage } from "../../domain/entry-path.ts";

/** Where guests find the menu, and can order from it if the house delivers. */
export function menuPath(account: Account): string {
  return account.features.delivery ? "/delivery" : `/${menuPage(account)}`;
}

/** Staff go back to the account's own page, guests to where they can order. */
export function backToMenu(
  account: Account | undefined,
  { isStaff }: { isStaff: boolean },
): string {
  if (!account) return `/${defaultSource}`;
  return isStaff ? `/${menuPage(account)}` : menuPath(account);
}
