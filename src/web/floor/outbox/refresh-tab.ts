import type { QueryClient } from "@tanstack/react-query";
import { locationsKey, sheetKey } from "../queries.ts";

/** What an order that has arrived changes. */
export function refreshTab(queries: QueryClient, hash: string): void {
  void queries.invalidateQueries({ queryKey: sheetKey(hash) });
  void queries.invalidateQueries({ queryKey: locationsKey });
}
