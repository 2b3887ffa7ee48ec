import type { kitchenContract, KitchenTicket } from "../../contract/kitchen.ts";
import type { RouteOutput } from "../../contract/route.ts";
import type { Station } from "../../contract/stations.ts";
import { orderLineKey } from "../../domain/line-key.ts";
import { optionQtyFor } from "../../domain/option-count.ts";
import { shareOfUnit } from "../../domain/option-share.ts";
import { leadMinutes } from "../../domain/print-job.ts";
import type { Service } from "../../domain/service.ts";
import { secondsUntil } from "../../domain/seconds-until.ts";
import { isCancelled, serviceOfMode } from "../../domain/order-status.ts";
import { readServices, settingsOf } from "../account/service-queries.ts";
import { ageLimitsView } from "../account/service-views.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import {
  listOrderRowsById,
  mapOrderLines,
  type LineRow,
  type OrderRow,
} from "../orders/order-row-queries.ts";
import { unknownId } from "../http/refused.ts";
import { ofStation } from "../../domain/kitchen-station.ts";
import { orderTexts } from "../texts/documents.ts";
import { listStations } from "../stations/station-queries.ts";
import {
  findMainGroups,
  mapLineStations,
  mapReadyLines,
  mapUnseenCancels,
  type UnseenCancels,
} from "./kitchen-line-queries.ts";
import { findNextKitchenOrder, listKitchenOrders, maxTickets } from "./kitchen-queries.ts";

type Shown = RouteOutput<typeof kitchenContract.tickets>;

/** The account's settings for all tickets. */
export const readForTickets = (tx: Tx) => Promise.all([readServices(tx), listStations(tx)]);

/** The tickets on the kitchen's screen or a station's, oldest first, and the stations that a screen can be for. */
export async function listTickets(
  stationId: string | undefined,
  { tx, now }: Context,
  read: ReturnType<typeof readForTickets>,
): Promise<Shown> {
  const [services, stations] = await read;
  const leadOf = (service: Service) => leadMinutes(settingsOf(services, service).prepMinutes);
  const leads = {
    delivery: leadOf("delivery"),
    takeout: leadOf("takeout"),
    indoor: leadOf("indoor"),
  };
  const station = stations.find(({ id }) => id === stationId);
  if (stationId !== undefined && !station) throw unknownId("station");
  const [orders, next] = await Promise.all([
    listKitchenOrders(tx, { now, leads, station }),
    findNextKitchenOrder(tx, { now, leads }),
  ]);
  const tickets = await readTickets(tx, orders.slice(0, maxTickets), stations);
  return {
    tickets: [...ofStation(tickets, stationId)],
    more: orders.length > maxTickets,
    ...(next ? { next_in: secondsUntil(next, now) } : {}),
    stations: stations.map(({ id, name }) => ({ id, name })),
    age_limits: ageLimitsView(services),
  };
}

export async function readTickets(
  tx: Tx,
  orders: readonly { order_id: string; is_over: boolean }[],
  stations: readonly Station[],
): Promise<KitchenTicket[]> {
  const orderIds = orders.map((order) => order.order_id);
  const [rows, lines, ready, unseen, lineStations] = await Promise.all([
    listOrderRowsById(tx, orderIds),
    mapOrderLines(tx, orderIds),
    mapReadyLines(tx, orderIds),
    mapUnseenCancels(tx, orderIds),
    stations.length > 0 ? mapLineStations(tx, orderIds) : new Map<string, string>(),
  ]);
  const mainGroups = await findMainGroups(tx, [...lines.values()].flat());
  const usual = stations.find((station) => station.default)?.id;
  const stationOf = ({ order_id, line }: LineRow) =>
    lineStations.get(orderLineKey(order_id, line)) ?? usual;
  const byId = new Map(rows.map((row) => [row.order_id, row]));
  return orders.flatMap(({ order_id: orderId, is_over: isOver }) => {
    const row = byId.get(orderId);
    return row
      ? ticketView(row, {
          isOver,
          lines: lines.get(orderId) ?? [],
          ready: ready.get(orderId),
          unseenOf: ({ line }) => unseen.get(orderLineKey(orderId, line)),
          stationOf,
          mainGroups,
        })
      : [];
  });
}

function ticketView(
  row: OrderRow,
  of: {
    isOver: boolean;
    lines: LineRow[];
    ready: ReadonlyMap<number, Date> | undefined;
    /** Cancelled units that nobody has seen. */
    unseenOf: (line: LineRow) => UnseenCancels | undefined;
    stationOf: (line: LineRow) => string | undefined;
    mainGroups: ReadonlySet<string>;
  },
): KitchenTicket {
  const { isOver, lines, ready, unseenOf, stationOf, mainGroups } = of;
  const options = Map.groupBy(lines, (line) => line.parent_line);
  const dueAt = row.promised_at ?? row.scheduled_for;
  const isReady = isOver || row.ready_at !== null;
  return {
    hash: row.hash,
    id: row.number,
    service: row.service ?? serviceOfMode(row.mode),
    ...(row.table_number === null ? {} : { table_number: row.table_number }),
    ...(row.moved_from === null ? {} : { moved_from: row.moved_from }),
    ...(row.mode === "easy-order" && row.location ? { location: row.location } : {}),
    name: row.customer_name || orderTexts.nameErased,
    placed_at: row.created_at.toISOString(),
    ...(dueAt ? { due_at: dueAt.toISOString() } : {}),
    ...(row.scheduled_for ? { scheduled_for: row.scheduled_for.toISOString() } : {}),
    ...(row.obs ? { obs: row.obs } : {}),
    state: isCancelled(row.status_id) ? "cancelled" : isReady ? "ready" : "open",
    ...(row.ready_at ? { ready_at: row.ready_at.toISOString() } : {}),
    // An order on its way may still be recalled for a while after it was ready.
    ...(isOver && (row.status_id === 4 || row.ready_at === null) ? { over: true as const } : {}),
    lines: (options.get(null) ?? []).flatMap((line) => {
      const unseen = unseenOf(line);
      const shown = { qty: line.qty - line.cancelled_qty, cancelled: unseen?.qty ?? 0 };
      const readyAt = ready?.get(line.line);
      if (shown.qty + shown.cancelled === 0) return [];
      return {
        line: line.line,
        ...shown,
        ...(unseen ? { cancelled_at: unseen.at.toISOString() } : {}),
        title: line.title_br,
        options: optionsView(options.get(line.line) ?? [], {
          mainGroups,
          lineQty: line.qty,
          shownQty: shown.qty || shown.cancelled,
        }),
        ...(line.obs ? { obs: line.obs } : {}),
        ...(line.added_at ? { added_at: line.added_at.toISOString() } : {}),
        station: stationOf(line),
        // Nothing of it is left to be made.
        ready: shown.qty === 0 || isReady || readyAt !== undefined,
        ...(readyAt ? { ready_at: readyAt.toISOString() } : {}),
      };
    }),
  };
}

/** A line's options, with their quantities for the units shown of it. */
function optionsView(
  rows: readonly LineRow[],
  of: { mainGroups: ReadonlySet<string>; lineQty: number; shownQty: number },
): KitchenTicket["lines"][number]["options"] {
  const { mainGroups, lineQty, shownQty } = of;
  const options = rows.map(({ qty, title_br: title, group_id: id, price_rule: priceRule }) => ({
    qty,
    title,
    group: id === null || priceRule === null ? undefined : { id, priceRule },
  }));
  return options.map(({ qty, title, group }) => {
    const share = shareOfUnit(lineQty, { qty, group }, options);
    return {
      // All flavours of a pizza may be the same one.
      qty: share === 1 ? shownQty : optionQtyFor(qty, { lineQty, newLineQty: shownQty }),
      title,
      ...(typeof share === "string" ? { share } : {}),
      ...(share === 1 || (group && mainGroups.has(group.id)) ? { main: true as const } : {}),
    };
  });
}
