import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "../../../contract/account.ts";
import { homeQuery, menuQuery } from "../../menu/queries.ts";
import type { Api } from "../../api/api.ts";

/** The pages that are open show the account as it is now. */
export function showAccount(queries: QueryClient, api: Api, account: Account): void {
  queries.setQueryData(homeQuery(api).queryKey, (shown) => shown && { ...shown, account });
  queries.setQueryData(menuQuery(api).queryKey, (shown) => shown && { ...shown, account });
}
