import type { QueryClient } from "@tanstack/react-query";
import type { Menu, MenuNews } from "../../contract/content.ts";
import { withNews } from "../content/menu-at.ts";
import { menuKey } from "../content/queries.ts";
import { fetchAgainIfUnderWay } from "./fetch-anew.ts";

/** Marks entries that are sold out by now, or no longer, on the page at once. */
export function applyMenu(queries: QueryClient, news: MenuNews): void {
  queries.setQueryData<Menu>(menuKey, (menu) => menu && withNews(menu, news));
  fetchAgainIfUnderWay(queries, menuKey);
}
