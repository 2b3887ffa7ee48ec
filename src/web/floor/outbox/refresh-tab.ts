import type { QueryClient } from "@tanstack/react-query";
import { locationsKey, sheetKey } from "../queries.ts";

/** Fetches the data that an arrived order changes. */
export function refreshTab(queries: QueryClient, hash: string): void {
  void queries.invalidateQueries({ queryKey: sheetKey(hash) });
  void queries.invalidateQueries({ queryKey: locationsKey });
}
