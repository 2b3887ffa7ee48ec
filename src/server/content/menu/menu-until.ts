import type { Menu } from "../../../contract/content.ts";
import { shownUntilMs } from "../../account/service-views.ts";

/** The instant at which the menu changes by itself; undefined when that never happens. */
export function menuUntilMs(menu: Menu, nowMs: number): number | undefined {
  const categories = [...menu.menu, ...Object.values(menu.menuSubGroups).flat()];
  const endsMs = categories
    .flatMap(({ items }) => items.flatMap(({ extras }) => extras.sold_out_until ?? []))
    .map(Date.parse);
  const firstMs = Math.min(shownUntilMs(menu.account, nowMs) ?? Infinity, ...endsMs);
  // An end that the clock has passed meanwhile is due now.
  return firstMs === Infinity ? undefined : Math.max(firstMs, nowMs);
}
