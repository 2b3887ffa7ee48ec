import { queryOptions } from "@tanstack/react-query";
import type { Order } from "../../../contract/orders.ts";
import type { Api } from "../../api/api.ts";

export const orderPaymentsKey = (hash: string) => ["order-payments", hash] as const;

/** An order with its payments. They are fetched again once the paid amount changes. */
export const orderPaymentsQuery = (api: Api, { hash, paid_amount }: Order) =>
  queryOptions({
    queryKey: [...orderPaymentsKey(hash), paid_amount],
    queryFn: ({ signal }) => api.orders.get({ params: { hash } }, { signal }),
    staleTime: 0,
  });
