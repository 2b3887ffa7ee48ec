import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api/api.ts";
import { stockQuery } from "./queries.ts";

const nothing: ReadonlyMap<string, number> = new Map();

/** Units left of counted entries, by their ids. */
export function useStock(): ReadonlyMap<string, number> {
  return useQuery(stockQuery(useApi())).data ?? nothing;
}
