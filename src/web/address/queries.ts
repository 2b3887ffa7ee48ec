import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";

/**
 * The address behind a postal code of eight digits. It only saves typing: nobody waits for it, and
 * what cannot be found at once is typed.
 */
export const addressQuery = (api: Api, postalCode: string) =>
  queryOptions({
    queryKey: ["address", postalCode],
    queryFn: ({ signal }) => api.address.find({ params: { cep: postalCode } }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
