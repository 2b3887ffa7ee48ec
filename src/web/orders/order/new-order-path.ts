import type { Account } from "../../../contract/account.ts";
import { defaultSource, hasMenuAt } from "../../../domain/landing-path.ts";
import type { OrderMode } from "../../../domain/order-status.ts";
import { menuPath } from "../../content/menu-path.ts";

/**
 * Whether a page can show an order's lines in the cart again: the page of the guest's table, or one that takes orders
 * without a table.
 */
export function canOrderAgain(
  mode: OrderMode,
  { features }: Pick<Account, "features">,
  { isAtTable }: { isAtTable: boolean },
): boolean {
  return isAtTable || (mode !== "sheet" && (features.delivery || features.easyOrder));
}

/** The page to order again in the same way, or the menu's page while the account takes no such orders. */
export function newOrderPath(mode: OrderMode, account: Account | undefined): string {
  // Tables' codes lead to this page, even if the menu page has another mode.
  if (mode === "sheet") return `/${defaultSource}`;
  return !account || hasMenuAt(mode, account.features) ? `/${mode}` : menuPath(account);
}
