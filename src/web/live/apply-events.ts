import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { kitchenContract } from "../../contract/kitchen.ts";
import type { Order } from "../../contract/orders.ts";
import type { PrintJobs } from "../../contract/print-jobs.ts";
import type { RouteOutput } from "../../contract/route.ts";
import type { Location } from "../../contract/tables.ts";
import { cashKeys } from "../cash/queries.ts";
import { homeKey, menuKey } from "../content/queries.ts";
import { dayKeys } from "../reports/queries.ts";
import { stockKey } from "../stock/queries.ts";
import { fetchAgainIfUnderWay, fetchAnew } from "./fetch-anew.ts";
import { liveState } from "./live-state.ts";
import { locationsKey, sheetsKey } from "../floor/queries.ts";
import { withGuestOrder } from "../floor/with-guest-order.ts";
import { kitchenCallKey, kitchenKey } from "../kitchen/queries.ts";
import { withOrder, type OrderPages, withWaiting } from "../orders/order-pages.ts";
import {
  orderKey,
  eachOrderKey,
  ordersKey,
  printJobsKey,
  statusChangeKey,
  waitingKey,
  type OrderFilter,
  type WaitingOrders,
} from "../orders/queries.ts";

type KitchenTickets = RouteOutput<typeof kitchenContract.tickets>;

/** Puts the current order into every query that shows it. */
export function applyOrder(queries: QueryClient, order: Order): void {
  // This screen's own change is shown already. Other events wait until its last change is through.
  const isChanging = queries.isMutating({ mutationKey: statusChangeKey }) > 0;
  for (const query of queries.getQueryCache().findAll({ queryKey: ordersKey })) {
    // Only ordersQuery writes under this key, with its filter in second place.
    const filter = query.queryKey[1] as OrderFilter;
    if (!isChanging) {
      queries.setQueryData<OrderPages>(
        query.queryKey,
        (pages) => pages && withOrder(pages, { order, filter }),
      );
    }
    fetchAgainIfUnderWay(queries, query.queryKey);
  }
  if (isChanging) heldOf(queries).orders.set(order.hash, order);
  const waiting = queries.setQueryData<WaitingOrders>(
    waitingKey,
    (known) => known && withWaiting(known, order),
  );
  // The list holds only the orders that have waited longest: another one may belong to it now.
  if (waiting && waiting.count > waiting.orders.length)
    void queries.invalidateQueries({ queryKey: waitingKey });
  fetchAgainIfUnderWay(queries, waitingKey);
  queries.setQueryData<{ locations: Location[] }>(
    locationsKey,
    (known) => known && { locations: withGuestOrder(known.locations, order) },
  );
  fetchAgainIfUnderWay(queries, locationsKey);
  // A guest's order counts on the tab once it is accepted, and no event of the tab says so.
  if (order.mode === "sheet") void queries.invalidateQueries({ queryKey: sheetsKey });
  queries.setQueryData<Order>(orderKey(order.hash), (known) => known && wholeOf(order, known));
  // Steps that the event did not carry are fetched.
  if (order.steps) fetchAgainIfUnderWay(queries, orderKey(order.hash));
  else void queries.invalidateQueries({ queryKey: orderKey(order.hash) });
  if (order.status_id === brought && order.mode !== "sheet")
    queries.setQueriesData<KitchenTickets>(
      { queryKey: kitchenKey },
      (known) => known && withoutTicket(known, order),
    );
  if (isOfKitchen(queries, order)) fetchTogether(queries, kitchenKey);
}

/** The status of an order that was brought, or whose tab was closed before. A brought one has no ticket any more. */
const brought = 4;

/** Without the order's ticket, unless something of it was called off that nobody has seen. */
const withoutTicket = (known: KitchenTickets, { hash }: Order): KitchenTickets => ({
  ...known,
  tickets: known.tickets.filter(
    (ticket) => ticket.hash !== hash || ticket.lines.some(({ cancelled }) => cancelled > 0),
  ),
});

/** Events held back while this screen changes orders: the last of each order, and whether any is in doubt. */
type Held = { orders: Map<string, Order>; isDoubtful: boolean };

const held = new WeakMap<QueryClient, Held>();

function heldOf(queries: QueryClient): Held {
  const known = held.get(queries) ?? { orders: new Map<string, Order>(), isDoubtful: false };
  held.set(queries, known);
  return known;
}

/** An order as this screen's change has left it, or undefined where that is unknown: the lists are fetched then. */
export function holdOrder(queries: QueryClient, order: Order | undefined): void {
  const known = heldOf(queries);
  const told = order && known.orders.get(order.hash);
  // Nothing tells whether the event or the answer is the newer one.
  if (!order || (told && told.status_id !== order.status_id)) known.isDoubtful = true;
  else if (!told) known.orders.set(order.hash, order);
}

/** After this screen's last change: shows the held events, or fetches the lists where they may be out of date. */
export function releaseOrders(queries: QueryClient): void {
  const { orders, isDoubtful } = heldOf(queries);
  held.delete(queries);
  if (isDoubtful || liveState() !== "live") {
    void queries.invalidateQueries({ queryKey: ordersKey });
    void queries.invalidateQueries({ queryKey: waitingKey });
    return;
  }
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: ordersKey })) {
    const filter = queryKey[1] as OrderFilter;
    for (const order of orders.values())
      queries.setQueryData<OrderPages>(
        queryKey,
        (pages) => pages && withOrder(pages, { order, filter }),
      );
  }
  for (const order of orders.values())
    queries.setQueryData<WaitingOrders>(waitingKey, (known) => known && withWaiting(known, order));
}

/** Whether the kitchen's tickets may change: an order is to be made, or is among them. */
function isOfKitchen(queries: QueryClient, { hash, status_id: status }: Order): boolean {
  if (status === 1 || status === 2) return true;
  return queries
    .getQueryCache()
    .findAll({ queryKey: kitchenKey })
    .some(({ state: { data, fetchStatus } }) => {
      // Only kitchenQuery writes under this key.
      const known = data as KitchenTickets | undefined;
      if (known === undefined || fetchStatus !== "idle" || known.more) return true;
      return known.tickets.some((one) => one.hash === hash);
    });
}

/** An event leaves out the lines of a long order; those that have changed are fetched. */
function wholeOf(told: Order, known: Order): Order {
  const steps = told.steps ?? known.steps;
  // Events do not tell of the guest's own rating and device.
  const { rated, push } = known;
  const own = { ...(steps && { steps }), ...(rated && { rated }), ...(push && { push }) };
  const details = told.details.more === undefined ? told.details : known.details;
  return { ...told, ...own, details };
}

/** Puts a table of an event into the list of tables. Its tabs are fetched again. */
export function applyTable(queries: QueryClient, table: Location): void {
  queries.setQueryData<{ locations: Location[] }>(
    locationsKey,
    (known) =>
      known && {
        locations: known.locations.map((location) => (location.id === table.id ? table : location)),
      },
  );
  fetchAgainIfUnderWay(queries, locationsKey);
  void queries.invalidateQueries({ queryKey: sheetsKey });
}

/** The print jobs as an event brings them; where it does not, they are fetched. */
export function applyPrintJobs(queries: QueryClient, list: PrintJobs | undefined): void {
  if (list === undefined) return fetchTogether(queries, printJobsKey);
  queries.setQueryData<PrintJobs>(printJobsKey, (known) => known && list);
  fetchAgainIfUnderWay(queries, printJobsKey);
}

/** Fetches everything after a time without events. The menu is large, and new enough for most who only read it. */
export function refreshAll(queries: QueryClient, { withMenu }: { withMenu: boolean }): void {
  for (const queryKey of [
    ...(withMenu ? [menuKey] : []),
    homeKey,
    stockKey,
    ordersKey,
    waitingKey,
    eachOrderKey,
    kitchenKey,
    locationsKey,
    sheetsKey,
    printJobsKey,
    cashKeys,
    dayKeys,
  ])
    fetchAnew(queries, { queryKey });
}

const togetherMs = 300;
/** By list, whether an event has come since it was fetched for the last time. */
const fetched = new WeakMap<QueryClient, Map<QueryKey, boolean>>();

/** Fetches the lists of a key at once, and once more after a burst of events, such as the close of a long tab. */
export function fetchTogether(queries: QueryClient, queryKey: QueryKey): void {
  const lists = fetched.get(queries) ?? new Map<QueryKey, boolean>();
  fetched.set(queries, lists);
  if (queries.getQueryCache().find({ queryKey, exact: false }) === undefined) return;
  if (lists.has(queryKey)) return void lists.set(queryKey, true);
  lists.set(queryKey, false);
  // While the kitchen's own call is on its way, a fresh list would undo it on the screen.
  const isChanging = queries.isMutating({ mutationKey: kitchenCallKey }) > 0;
  if (queryKey === kitchenKey && isChanging) lists.set(queryKey, true);
  else fetchAnew(queries, { queryKey });
  setTimeout(() => {
    const hasMore = lists.get(queryKey) === true;
    lists.delete(queryKey);
    if (hasMore) fetchTogether(queries, queryKey);
  }, togetherMs);
}
