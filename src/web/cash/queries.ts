import { queryOptions } from "@tanstack/react-query";
import { createClient } from "../../contract/client.ts";
import type { cashContract } from "../../contract/cash.ts";
import { cashWire } from "../../contract/cash-wire.ts";
import type { Api } from "../api/api.ts";

/** Colleagues record movements while the list is open. Without live events it is refetched this often. */
const refetchIntervalMs = 60_000;

export const cashCalls = ({ transport }: Api) =>
  createClient<typeof cashContract>(cashWire, transport);

export const cashKeys = ["cash"];

/** Without a date: the day under way. */
export const cashKey = (date: string | undefined) => [...cashKeys, date ?? ""];

export const cashQuery = (api: Api, date: string | undefined) =>
  queryOptions({
    queryKey: cashKey(date),
    queryFn: ({ signal }) => cashCalls(api).list({ query: { date } }, { signal }),
    refetchInterval: refetchIntervalMs,
  });
