import type { Account } from "../../../contract/account.ts";
import { defaultSource, hasMenuAt } from "../../../domain/landing-path.ts";
import type { OrderMode } from "../../../domain/order-status.ts";
import { menuPath } from "../../content/menu-path.ts";

/** The page to order again in the same way, or the menu's page while the account takes no such orders. */
export function newOrderPath(mode: OrderMode, account: Account | undefined): string {
  // The codes of tables lead here, whatever else the menu page is for.
  if (mode === "sheet") return `/${defaultSource}`;
  return !account || hasMenuAt(mode, account.features) ? `/${mode}` : menuPath(account);
}
