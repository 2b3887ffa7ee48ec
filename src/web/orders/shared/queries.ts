import { queryOptions } from "@tanstack/react-query";
import { CallRefused, createClient } from "../../../contract/client.ts";
import type { orderSharingContract } from "../../../contract/order-sharing.ts";
import { orderSharingWire } from "../../../contract/order-sharing-wire.ts";
import type { Api } from "../../api/api.ts";
import { refetchMs } from "../../live/refetch-interval.ts";

/** The calls to share an order, and to follow a shared one. */
export const sharingCalls = ({ transport }: Api) =>
  createClient<typeof orderSharingContract>(orderSharingWire, transport);

export const sharedOrderKey = (key: string) => ["shared-order", key] as const;

/** An order by the key of its link. Once the link has ended it is not asked for again. */
export const sharedOrderQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: sharedOrderKey(key),
    queryFn: ({ signal }) => sharingCalls(api).follow({ params: { key } }, { signal }),
    refetchInterval: ({ state }) => (hasEnded(state.error) ? false : refetchMs.besideEvents),
  });

export const hasEnded = (error: Error | null) =>
  error instanceof CallRefused && error.status === 404;
