import { useEffect, useRef } from "react";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import { ringOnce } from "../orders/arrivals/bell.ts";

/** Rings when something comes to be made; what is there when the page opens is no news. */
export function useNewsBell(open: readonly KitchenTicket[] | undefined): void {
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!open) return;
    const isNews = known.current && open.some(({ hash }) => !known.current?.has(hash));
    known.current = new Set([...(known.current ?? []), ...open.map(({ hash }) => hash)]);
    if (isNews) void ringOnce();
  }, [open]);
}
