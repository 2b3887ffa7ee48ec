import type { Account } from "../../contract/account.ts";
import { defaultSource, menuPage } from "../../domain/landing-path.ts";
import { menuPath } from "../content/menu-path.ts";
import { useTableOfKey } from "../ordering/table-key.ts";

/** The path by which somebody goes back to the menu from the pages outside of it. */
export function useBackToMenu(
  account: Account | undefined,
  { isStaff }: { isStaff: boolean },
): string {
  const isAtTable = useTableOfKey(account) !== undefined;
  return backToMenu(account, { isStaff, isAtTable });
}

/** Staff go back to the account's own page, and guests to where they can order: at a table onto its tab. */
export function backToMenu(
  account: Account | undefined,
  { isStaff, isAtTable }: { isStaff: boolean; isAtTable: boolean },
): string {
  if (account && isStaff) return `/${menuPage(account)}`;
  return !account || isAtTable ? `/${defaultSource}` : menuPath(account);
}
