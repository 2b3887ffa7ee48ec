import { sql } from "kysely";
import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput, RouteOutput } from "../../contract/route.ts";
import { businessPeriod } from "../../domain/business-day.ts";
import { readOrderSearch } from "../../domain/order-search.ts";
import {
  isInProgress,
  isToAnswer,
  startingStatus,
  statusesInListTab,
} from "../../domain/order-status.ts";
import { readServices } from "../account/service-queries.ts";
import { ageLimitsView } from "../account/service-views.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { prepared } from "../db/prepared.ts";
import { listOrderRows, type OrderRowFilter, isUnfinished } from "./list-queries.ts";
import { mapListedLines, type OrderRow, selectOrders } from "./order-row-queries.ts";
import { mapWaitingSteps } from "./status-queries.ts";
import { orderView, queueRowView, seesWhole } from "./order-view.ts";

const hourMs = 3_600_000;
const pageSize = 50;
/** Staff see all orders in progress on one board; a large page keeps the number of requests small. */
const boardPageSize = 150;
/** Without a date filter, staff see orders placed or due within this time, and unfinished ones of any age. */
const staffWindowMs = 24 * hourMs;
/** Guests see others' orders in progress for this long. */
const queueWindowMs = 12 * hourMs;
const atMidnight = [{ from: "0001-01-01", at: "00:00" }];

type Query = RouteInput<typeof ordersContract.list>["query"];

/** Orders whose guests wait for an answer come before what attendants have sent to be made, each oldest first. */
const behindAnswers = 10 ** 14;
const waitingPlace = sql<number>`number + case status_id when ${sql.lit(startingStatus("easy-order"))} then 0 else ${sql.lit(behindAnswers)} end`;
const placeOf = ({ number, status_id: status }: OrderRow) =>
  isToAnswer(status) ? number : behindAnswers + number;

const isWaiting = sql<boolean>`accepted_at is null and ${isUnfinished}`;

const waitingOrders = prepared<{ accountId: string; after: number; limit: number }>()(
  "waiting-orders",
  (db, given) =>
    selectOrders({ db, accountId: given.accountId })
      .where(isWaiting)
      .where(waitingPlace, ">", given.after)
      .orderBy(waitingPlace)
      .limit(given.limit),
);

const waitingCount = prepared<{ accountId: string }>()("waiting-count", (db, given) =>
  db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", given.accountId)
    .where(isWaiting),
);

/** Lists one page of orders that the caller may see: newest first, or by `waitingPlace` if staff ask for waiting orders. */
export async function listOrders(
  query: Query,
  context: Context,
): Promise<RouteOutput<typeof ordersContract.list>> {
  const { tx, principal } = context;
  const [rows, named, forStaff] = await Promise.all([
    listRows(query, context),
    findNamed(query, context),
    isStaff(principal) ? readForStaff(tx) : {},
  ]);
  const size = sizeOf(query, context);
  const page = rows.slice(0, size);
  const shown = named ? [named, ...page.filter((row) => row.number !== named.number)] : page;
  const inFull = shown.filter((row) => seesWhole(principal, row));
  const lines = await mapListedLines(
    tx,
    inFull.map((row) => row.order_id),
  );
  const steps = isStaff(principal) ? await mapWaitingSteps(tx, inFull) : undefined;
  const last = page.at(-1);
  return {
    orders: shown.map((row) =>
      inFull.includes(row)
        ? orderView(row, {
            lines: [],
            ...lines.get(row.order_id),
            steps: steps?.get(row.order_id),
            principal,
          })
        : queueRowView(row),
    ),
    next: rows.length > size && last ? String(query.waiting ? placeOf(last) : last.number) : null,
    ...forStaff,
  };
}

async function readForStaff(tx: Tx) {
  const [waiting, services] = await Promise.all([countWaiting(tx), readServices(tx)]);
  return { waiting, age_limits: ageLimitsView(services) };
}

function sizeOf({ tab, waiting }: Query, { principal }: Context): number {
  return isStaff(principal) && tab === "progress" && !waiting ? boardPageSize : pageSize;
}

/** The order whose number was searched for, however long ago it was; the first page begins with it. */
async function findNamed(query: Query, context: Context): Promise<OrderRow | undefined> {
  const { tx, principal } = context;
  const number = readOrderSearch(query.q ?? "")?.number;
  if (number === undefined || query.cursor || query.waiting || !isStaff(principal))
    return undefined;
  const { statuses } = pageOf(query, context);
  const chosen = { statuses, ...staffChoice(query, context), search: undefined };
  const [row] = await listOrderRows(tx, { ...chosen, number, limit: 1 });
  return row;
}

async function listRows(query: Query, context: Context): Promise<OrderRow[]> {
  const { tx, principal } = context;
  const page = pageOf(query, context);
  if (!isStaff(principal))
    return listForGuest({ ...page, alsoOthers: query.mine === "0" }, context);
  const { before: after = 0, limit } = page;
  if (query.waiting) return waitingOrders(tx, { accountId: tx.accountId, after, limit });
  return listOrderRows(tx, { ...page, ...staffWindow(query, context) });
}

function pageOf(query: Query, context: Context): OrderRowFilter {
  const { account } = context;
  if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) {
    throw badFields({ cursor: { code: "unknown" } });
  }
  const from = query.from ?? query.to;
  const clock = query.business ? account : { ...account, dayEnds: atMidnight };
  return {
    statuses: statusesInListTab(query.tab ?? "all"),
    ...(from ? { period: businessPeriod({ from, to: query.to ?? from }, clock) } : {}),
    ...(query.cursor ? { before: Number(query.cursor) } : {}),
    // One more than is shown tells whether there is a next page.
    limit: sizeOf(query, context) + 1,
  };
}

function staffChoice(query: Query, { principal }: Context): Partial<OrderRowFilter> {
  return {
    ...(query.mine === "1" && isStaff(principal) ? { owner: { userId: principal.userId } } : {}),
    service: query.service,
    search: readOrderSearch(query.q ?? ""),
  };
}

function staffWindow(query: Query, context: Context): Partial<OrderRowFilter> {
  const { now } = context;
  return {
    ...staffChoice(query, context),
    ...(query.from || query.to
      ? {}
      : { sinceOrUnfinished: new Date(now.getTime() - staffWindowMs) }),
  };
}

async function listForGuest(
  { alsoOthers, ...page }: OrderRowFilter & { alsoOthers: boolean },
  { tx, principal, now }: Context,
): Promise<OrderRow[]> {
  const guestId = principal.kind === "guest" ? principal.guestId : undefined;
  const inProgress = page.statuses.filter(isInProgress);
  const [own, others] = await Promise.all([
    guestId ? listOrderRows(tx, { ...page, owner: { guestId } }) : [],
    alsoOthers && inProgress.length > 0
      ? listOrderRows(tx, {
          ...page,
          statuses: inProgress,
          since: new Date(now.getTime() - queueWindowMs),
          exceptGuestId: guestId,
        })
      : [],
  ]);
  return [...own, ...others].toSorted((a, b) => b.number - a.number);
}

async function countWaiting(tx: Tx): Promise<number> {
  const [row] = await waitingCount(tx, { accountId: tx.accountId });
  return row?.count ?? 0;
}
