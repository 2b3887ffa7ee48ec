import type { QueryClient } from "@tanstack/react-query";
import type { Menu, MenuNews } from "../../contract/content.ts";
import { withNews } from "../content/menu-at.ts";
import { menuKey } from "../content/queries.ts";
import { fetchAgainIfUnderWay } from "./fetch-anew.ts";

/** Shows at once what has been sold out, and what no longer is. */
export function applyMenu(queries: QueryClient, news: MenuNews): void {
  queries.setQueryData<Menu>(menuKey, (menu) => menu && withNews(menu, news));
  fetchAgainIfUnderWay(queries, menuKey);
}
