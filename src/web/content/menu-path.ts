import type { Account } from "../../contract/account.ts";
import { entryPath } from "../../domain/entry-path.ts";

/** Where guests find the menu, and can order from it if the house delivers. */
export function menuPath({ features, source }: Account): string {
  return entryPath({ features: { ...features, linktree: false }, source }, "home");
}
