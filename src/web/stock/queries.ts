import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";

export const stockKey = ["stock"];

/** Counted entries, and the units left of each; for staff. */
export const stockQuery = (api: Api) =>
  queryOptions({
    queryKey: stockKey,
    queryFn: async ({ signal }) => {
      const { stock } = await api.content.stock({}, { signal });
      return new Map(stock.map(({ id, left }) => [id, left]));
    },
    staleTime: 60_000,
  });
