import type { Account } from "../../../contract/account.ts";
import { defaultSource, hasMenuAt } from "../../../domain/landing-path.ts";
import type { OrderMode } from "../../../domain/order-status.ts";
import { menuPath } from "../../content/menu-path.ts";

/** Where whoever ordered so orders again; while the account takes no such orders, where its menu is. */
export function newOrderPath(mode: OrderMode, account: Account | undefined): string {
  // Where the codes of tables lead, whatever else the menu page is for.
  if (mode === "sheet") return `/${defaultSource}`;
  return !account || hasMenuAt(mode, account.features) ? `/${mode}` : menuPath(account);
}
