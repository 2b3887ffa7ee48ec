import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "../../contract/account.ts";
import { homeQuery, menuQuery } from "../content/queries.ts";
import type { Api } from "../api/api.ts";
import { cacheFlushed } from "../api/cache-flushed.ts";

/** Fetches the stored account again, for when others have changed it. */
export async function refetchAccount(queries: QueryClient, api: Api): Promise<void> {
  const shown = [homeQuery(api).queryKey, menuQuery(api).queryKey];
  await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Updates the account in the query cache, for all open pages. */
export async function showAccount(queries: QueryClient, api: Api, account: Account): Promise<void> {
  const shown = [homeQuery(api).queryKey, menuQuery(api).queryKey];
  // An answer in flight may be older, and would overwrite the new one.
  await Promise.all(shown.map((queryKey) => queries.cancelQueries({ queryKey })));
  queries.setQueryData(homeQuery(api).queryKey, (home) => home && { ...home, account });
  queries.setQueryData(menuQuery(api).queryKey, (menu) => menu && { ...menu, account });
  await cacheFlushed();
}
