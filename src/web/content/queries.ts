import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";

export const homeKey = ["home"];

export const homeQuery = (api: Api) =>
  queryOptions({ queryKey: homeKey, queryFn: () => api.content.home(), staleTime: 60_000 });

export const menuKey = ["menu"];

export const menuQuery = (api: Api) =>
  queryOptions({ queryKey: menuKey, queryFn: () => api.content.menu(), staleTime: 60_000 });
