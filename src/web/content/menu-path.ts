import type { Account } from "../../contract/account.ts";
import { defaultSource, menuPage } from "../../domain/landing-path.ts";

/** The path of the guests' menu: one where they can order, if the account lets them. */
export function menuPath(account: Account): string {
  const { delivery, easyOrder } = account.features;
  if (delivery) return "/delivery";
  return easyOrder ? "/easy-order" : `/${menuPage(account)}`;
}

/** Staff go back to the account's own page, guests to where they can order. */
export function backToMenu(
  account: Account | undefined,
  { isStaff }: { isStaff: boolean },
): string {
  if (!account) return `/${defaultSource}`;
  return isStaff ? `/${menuPage(account)}` : menuPath(account);
}
