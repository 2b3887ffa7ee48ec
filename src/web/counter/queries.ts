import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";

/** The last customer with this phone; nobody waits for it. */
export const callerQuery = (api: Api, phone: string) =>
  queryOptions({
    queryKey: ["caller", phone],
    queryFn: async ({ signal }) =>
      (await api.orders.caller({ body: { phone } }, { signal })).caller,
    retry: false,
    staleTime: 60_000,
    // A customer's data leaves the memory a minute after it was last shown.
    gcTime: 60_000,
  });
