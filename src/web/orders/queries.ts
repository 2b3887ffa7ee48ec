import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { createClient } from "../../contract/client.ts";
import type { Order } from "../../contract/orders.ts";
import type { pushContract } from "../../contract/push.ts";
import { pushWire } from "../../contract/push-wire.ts";
import type { OrderTab } from "../../domain/order-status.ts";
import type { Service } from "../../domain/service.ts";
import type { Api } from "../api/api.ts";
import { staleAfterLoad, throttleFetch } from "../api/throttle-fetch.ts";
import { refetchInterval, refetchIntervalWith, refetchMs } from "../live/refetch-interval.ts";
import {
  keepPictureName,
  keptPictureName,
  pictureKeptMs,
  type OrderPicture,
} from "./printing/picture-names.ts";

/** The list is fetched again this often while it is open, as specified, whether events come or not. */
const refetchIntervalMs = refetchMs.alone;

export const ordersKey = ["orders"] as const;

export const statusChangeKey = ["order-status"] as const;

/** Days as "2026-11-21", both included. Without them the list has its usual period. */
export type OrderDays = { from: string; to: string };

export type OrderFilter = {
  mine: boolean;
  tab: OrderTab;
  days?: OrderDays | undefined;
  /** The staff's search. */
  q?: string | undefined;
  service?: Service | undefined;
};

/** The list by pages, newest first. */
export const ordersQuery = (api: Api, filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, filter],
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === "") await throttleFetch(JSON.stringify(filter), signal);
      const query = {
        mine: filter.mine ? "1" : "0",
        tab: filter.tab,
        from: filter.days?.from,
        to: filter.days?.to,
        business: filter.days && "1",
        q: filter.q === "" ? undefined : filter.q,
        service: filter.service,
        cursor: pageParam === "" ? undefined : pageParam,
      } as const;
      return api.orders.list({ query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    refetchInterval: refetchIntervalMs,
  });

export const waitingKey = ["waiting-orders"] as const;

/** Orders that no member of the staff has accepted: the oldest ones, oldest first, and the number of all. */
export type WaitingOrders = { orders: Order[]; count: number };

export const waitingQuery = (api: Api) =>
  queryOptions({
    queryKey: waitingKey,
    queryFn: async ({ signal }): Promise<WaitingOrders> => {
      await throttleFetch("waiting", signal);
      const { orders, waiting } = await api.orders.list({ query: { waiting: "1" } }, { signal });
      // Staff get every order whole.
      const whole = orders.filter((row) => "hash" in row);
      return { orders: whole, count: waiting ?? whole.length };
    },
    refetchInterval,
    staleTime: staleAfterLoad,
  });

export const printJobsKey = ["print-jobs"] as const;

/** Jobs to be printed, and printed ones. */
export const printJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: printJobsKey,
    queryFn: ({ signal }) => api.printJobs.list({}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.printers.length === 0 ? refetchMs.rarely : refetchIntervalWith(state.data),
  });

export const eachOrderKey = ["order"] as const;

export const orderKey = (hash: string) => [...eachOrderKey, hash] as const;

export const orderQuery = (api: Api, hash: string) =>
  queryOptions({
    queryKey: orderKey(hash),
    queryFn: ({ signal }) => api.orders.get({ params: { hash } }, { signal }),
    refetchInterval,
  });

/** All that happened to the order, for staff. */
export const orderHistoryQuery = (api: Api, hash: string) =>
  queryOptions({
    queryKey: [...orderKey(hash), "history"],
    queryFn: async ({ signal }) =>
      (await api.orders.get({ params: { hash } }, { signal })).history ?? [],
    refetchInterval: refetchIntervalMs,
  });

/** The calls for notices of an order on a guest's device. */
export const pushCalls = ({ transport }: Api) =>
  createClient<typeof pushContract>(pushWire, transport);

export type PixOrder = Pick<Order, "hash" | "total_amount" | "paid_amount">;

/** The code to pay the order with. There is no code if the account's key allows none. */
export const orderPixQuery = (api: Api, { hash, total_amount, paid_amount }: PixOrder) =>
  queryOptions({
    queryKey: ["order-pix", hash, total_amount, paid_amount],
    queryFn: ({ signal }) => api.orders.pix({ params: { hash }, query: {} }, { signal }),
    retry: false,
    staleTime: Infinity,
  });

/**
 * The order as a picture, drawn by the server. The answer is the picture's file name. One drawing is used for as long
 * as the server keeps it, after reloads of the page too.
 */
export const orderPictureQuery = (api: Api, picture: OrderPicture) =>
  queryOptions({
    queryKey: ["order-picture", picture],
    queryFn: async ({ signal }) => {
      const kept = keptPictureName(picture);
      if (kept !== undefined) return kept;
      const { hash, layout, language } = picture;
      const data = { hash, layout, ...(language && { language }) };
      const answer = await api.printing.print({ body: { data } }, { signal });
      keepPictureName(picture, answer.filename_jpg);
      return answer.filename_jpg;
    },
    retry: false,
    staleTime: pictureKeptMs,
  });
