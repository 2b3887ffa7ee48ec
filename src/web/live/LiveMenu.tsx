import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { MenuNews } from "../../contract/content.ts";
import { menuKey } from "../content/queries.ts";
import { applyMenu } from "./apply-menu.ts";
import { useStream } from "./use-stream.ts";

/**
 * Keeps a guest's menu as it is on the server. Only a guest who has begun to order refetches what changed before the
 * stream was open; for all others the page itself is new enough.
 */
export function LiveMenu({ hasCart }: { hasCart: boolean }): null {
  const queries = useQueryClient();
  // The other scripts are the staff's; guests need none of them.
  const listener = useMemo(
    () => ({ menu: (news: MenuNews) => applyMenu(queries, news) }),
    [queries],
  );
  const state = useStream(listener, { whenHidden: false });
  useEffect(() => {
    if (state === "live" && hasCart) void queries.invalidateQueries({ queryKey: menuKey });
  }, [state, hasCart, queries]);
  return null;
}
