import { queryOptions } from "@tanstack/react-query";
import type { ReportGrouping } from "../../domain/report.ts";
import type { Api } from "../api/api.ts";

export type AskedDays = { from: string; to: string };

/** Sales go on while a report is open. */
const refetchIntervalMs = 60_000;

export const salesQuery = (api: Api, asked: AskedDays & { by: ReportGrouping }) =>
  queryOptions({
    queryKey: ["report-sales", asked],
    queryFn: ({ signal }) => api.reports.sales({ query: asked }, { signal }),
    // The page keeps its size while another grouping comes.
    placeholderData: (before) => before,
  });

export const operationQuery = (api: Api, asked: AskedDays) =>
  queryOptions({
    queryKey: ["report-operation", asked],
    queryFn: ({ signal }) => api.reports.operation({ query: asked }, { signal }),
    placeholderData: (before) => before,
  });

export const dayKeys = ["report-day"];

export const dayKey = (date: string) => [...dayKeys, date];

export const dayQuery = (api: Api, date: string) =>
  queryOptions({
    queryKey: dayKey(date),
    queryFn: ({ signal }) => api.reports.day({ query: { date } }, { signal }),
    refetchInterval: refetchIntervalMs,
  });
