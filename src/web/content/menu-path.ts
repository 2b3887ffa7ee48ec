import type { Account } from "../../contract/account.ts";
import { menuPage } from "../../domain/landing-path.ts";

/** The path of the guests' menu: one where they can order, if the account lets them. */
export function menuPath(account: Account): string {
  const { delivery, easyOrder } = account.features;
  if (delivery) return "/delivery";
  return easyOrder ? "/easy-order" : `/${menuPage(account)}`;
}
