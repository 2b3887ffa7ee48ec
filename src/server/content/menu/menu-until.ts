import type { Menu } from "../../../contract/content.ts";
import { renewedMs, shownUntilMs } from "../../account/service-views.ts";

/** The instant of the menu's next automatic change; undefined if there is none. */
export function menuUntilMs(menu: Menu, nowMs: number): number | undefined {
  const categories = [...menu.menu, ...Object.values(menu.menuSubGroups).flat()];
  const items = categories.flatMap((category) => category.items);
  const endsMs = items.flatMap(({ extras }) => extras.sold_out_until ?? []).map(Date.parse);
  const timesMs = [...categories, ...items].flatMap(({ extras }) => {
    const { available_periods: periods, available_known_until: known } = extras;
    if (!periods) return [];
    return [renewedMs({ enabled: true, open_periods: periods, known_until: known }, nowMs)];
  });
  const firstMs = Math.min(shownUntilMs(menu.account, nowMs) ?? Infinity, ...endsMs, ...timesMs);
  // An end that has passed since the menu was built is due now.
  return firstMs === Infinity ? undefined : Math.max(firstMs, nowMs);
}
