import type { Api } from "../../src/web/api/api.ts";
import { locationsQuery, sheetQuery } from "../../src/web/floor/queries.ts";
import { kitchenQuery } from "../../src/web/kitchen/queries.ts";
import { setLiveState } from "../../src/web/live/live-state.ts";
import { refetchMs } from "../../src/web/live/refetch-interval.ts";
import { ordersQuery, printJobsQuery, waitingQuery } from "../../src/web/orders/queries.ts";

// How often the product's pages fetch their lists while their streams are up, by their own queries.

setLiveState("live");

/** The queries are read for their intervals and fetch nothing. */
const api = {} as Api;

/** The interval of the list of jobs, which is longer in a restaurant without printers. */
export const jobsMs = (printers: readonly string[]) => msOf(printJobsQuery(api), { printers });

export const everyMs = {
  // The board sets this interval itself: the account's query is other pages' as well.
  account: refetchMs.rarely,
  waiting: msOf(waitingQuery(api)),
  progress: msOf(ordersQuery(api, { mine: false, tab: "progress" })),
  tables: msOf(locationsQuery(api)),
  tab: msOf(sheetQuery(api, "")),
  tickets: msOf(kitchenQuery(api)),
};

type Interval = number | false | undefined;
type Fetched = { refetchInterval?: Interval | ((query: never) => Interval) };

function msOf({ refetchInterval }: Fetched, data?: unknown): number {
  const ms =
    typeof refetchInterval === "function"
      ? refetchInterval({ state: { data } } as never)
      : refetchInterval;
  if (!ms) throw new Error("A list is never fetched again by itself");
  return ms;
}
