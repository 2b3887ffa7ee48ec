import { useMemo } from "react";
import type { Menu } from "../../contract/content.ts";
import { menuAt, menuInstants } from "../content/menu-at.ts";
import { serverTime, useServerClock } from "../services/server-clock.ts";
import { firstAfter, useTimeAt } from "../ui/use-time-at.ts";

/** The menu by the server's clock, rerendered at the second of each automatic change. */
export function useMenuNow<M extends Menu | undefined>(menu: M): M {
  useServerClock();
  const next = useMemo(() => firstAfter(menu ? menuInstants(menu) : []), [menu]);
  const nowMs = useTimeAt(next, serverTime);
  return useMemo(() => menu && menuAt(menu, nowMs), [menu, nowMs]);
}
