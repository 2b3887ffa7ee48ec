import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { menuKey } from "../content/queries.ts";
import { useLive } from "./use-live.ts";

/**
 * Keeps a guest's menu as it is on the server. What happened before the stream was open is asked for where somebody has
 * begun to order; for all others the page itself is new enough.
 */
export function LiveMenu({ hasCart }: { hasCart: boolean }): null {
  const queries = useQueryClient();
  const state = useLive({ whenHidden: false });
  useEffect(() => {
    if (state === "live" && hasCart) void queries.invalidateQueries({ queryKey: menuKey });
  }, [state, hasCart, queries]);
  return null;
}
