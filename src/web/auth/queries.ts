import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { staleAfterLoad } from "../api/throttle-fetch.ts";

/** The caller as the server knows them; refetched whenever another page of the staff is opened, but for the first seconds. */
export const checkQuery = (api: Api) =>
  queryOptions({
    queryKey: ["auth", "check"],
    queryFn: ({ signal }) => api.auth.check({}, { signal }),
    staleTime: staleAfterLoad,
  });

/** Whether the owner who asks has a PIN for approvals. */
export const pinQuery = (api: Api) =>
  queryOptions({
    queryKey: ["auth", "pin"],
    queryFn: ({ signal }) => api.staff.pin({}, { signal }),
  });
