import type { QueryClient } from "@tanstack/react-query";
import { locationsKey, sheetKey } from "../queries.ts";

/** Fetches again the data that a change to a tab affects. */
export function refreshTab(queries: QueryClient, hash: string): void {
  void queries.invalidateQueries({ queryKey: sheetKey(hash) });
  void queries.invalidateQueries({ queryKey: locationsKey });
}
