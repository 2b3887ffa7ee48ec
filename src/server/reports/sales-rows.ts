import {
  businessHours,
  listDays,
  weekdayOf,
  type BusinessClock,
  type Days,
} from "../../domain/business-day.ts";
import type { Cents } from "../../domain/money.ts";
import type { ReportGrouping } from "../../domain/report.ts";
import { services } from "../../domain/service.ts";
import type { Tx } from "../db/with-account.ts";
import { listStations } from "../stations/station-queries.ts";
import { listItemSums, mapItemPlaces, type ItemPlace, type ItemSums } from "./item-sums.ts";
import {
  addSums,
  mapOrderSums,
  mapSoldBy,
  noSums,
  placeAmong,
  serviceOfOrder,
  totalCents,
  type OrderSums,
} from "./order-sums.ts";
import { listPaymentSums } from "./payment-sums.ts";
import type { Span } from "./summed-days.ts";
import { mapUserNames } from "./user-names.ts";

/** A row of a report, still without the amount of the range before. */
export type SummedSales = {
  key: string;
  label?: string | undefined;
  orders: number;
  quantity?: number;
  itemsCents: Cents;
  serviceCents: Cents;
  feeCents: Cents;
  /** Only in rows of orders, which together are all that was sold. */
  sums?: OrderSums;
  refundedCents?: Cents;
  totalCents: Cents;
};

export type AskedSales = { days: Days; span: Span; clock: BusinessClock };

/** The rows of a report. Times are all listed, in order; most others come by amount, the highest first. */
export async function listRows(
  tx: Tx,
  by: ReportGrouping,
  asked: AskedSales,
): Promise<SummedSales[]> {
  const { span } = asked;
  switch (by) {
    case "day":
    case "hour":
    case "weekday":
      return listTimeRows(await mapHours(tx, by, asked), by, asked.days);
    case "service": {
      const sums = await mapOrderSums(tx, span, serviceOfOrder);
      return services.filter((key) => sums.has(key)).map((key) => rowOf(key, sums.get(key)));
    }
    case "attendant": {
      const names = await mapUserNames(tx);
      const sums = await mapSoldBy(tx, span, names);
      return mostFirst(
        [...sums].map(([key, of]) => ({ ...rowOf(key, of), label: names.get(key) })),
      );
    }
    case "method":
      return (await listPaymentSums(tx, span)).map((row) => ({
        key: row.method ?? "",
        orders: row.payments,
        itemsCents: 0,
        serviceCents: 0,
        feeCents: 0,
        refundedCents: row.refundedCents,
        totalCents: row.receivedCents - row.refundedCents,
      }));
    case "item":
    case "category":
    case "station":
    case "tax_class":
      return mostFirst(await listItemRows(tx, by, span));
  }
}

type TimeKey = { day: string; hour: number };

/** Sums of each hour of the days or, where hours do not matter, of each day. */
export async function mapHours(
  tx: Tx,
  by: ReportGrouping,
  { days, span, clock }: AskedSales,
): Promise<(TimeKey & { sums: OrderSums })[]> {
  const hours = businessHours(days, clock);
  const parts = by === "day" ? hours.filter(({ day }, at) => day !== hours[at - 1]?.day) : hours;
  const starts = parts.map(({ startMs }) => new Date(startMs));
  const sums = await mapOrderSums(tx, span, placeAmong(starts));
  return [...sums].flatMap(([place, of]) => {
    const part = parts[Number(place) - 1];
    return part ? [{ ...part, sums: of }] : [];
  });
}

export function listTimeRows(
  hours: readonly (TimeKey & { sums: OrderSums })[],
  by: "day" | "hour" | "weekday",
  days: Days,
): SummedSales[] {
  const keyOf = {
    day: ({ day }: TimeKey) => day,
    hour: ({ hour }: TimeKey) => String(hour),
    weekday: ({ day }: TimeKey) => String(weekdayOf(day)),
  }[by];
  const sums = new Map<string, OrderSums>();
  for (const hour of hours) {
    const key = keyOf(hour);
    sums.set(key, addSums(sums.get(key) ?? noSums, hour.sums));
  }
  const keys = { day: () => listDays(days), hour: () => numbered(24), weekday: () => numbered(7) };
  return keys[by]().map((key) => rowOf(key, sums.get(key)));
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index));

function rowOf(key: string, sums: OrderSums = noSums): SummedSales {
  const { orders, itemsCents, serviceCents, feeCents } = sums;
  return { key, orders, itemsCents, serviceCents, feeCents, sums, totalCents: totalCents(sums) };
}

/** The key of all that is on the menu, in an account without stations. */
const noStations = "none";

async function listItemRows(
  tx: Tx,
  by: "item" | "category" | "station" | "tax_class",
  span: Span,
): Promise<SummedSales[]> {
  const [items, stations] = await Promise.all([
    listItemSums(tx, span),
    by === "station" ? listStations(tx) : [],
  ]);
  const places = await mapItemPlaces(
    tx,
    items.map(({ entryId }) => entryId),
  );
  const usual = stations.find((station) => station.default)?.id ?? noStations;
  const nameOf = new Map(stations.map(({ id, name }) => [id, name]));
  const groupOf = (item: ItemSums, place: ItemPlace | undefined) => {
    if (by === "item") return { key: item.entryId, label: place?.title ?? item.title };
    if (by === "category") return { key: place?.category?.id ?? "", label: place?.category?.title };
    // The class and the station of an item that has been removed for good are not known any more.
    if (by === "tax_class") return { key: place?.taxClass ?? "", label: undefined };
    const key = place ? (place.stationId ?? usual) : "";
    return { key, label: nameOf.get(key) };
  };
  const rows = new Map<string, SummedSales>();
  for (const item of items) {
    const { key, label } = groupOf(item, places.get(item.entryId));
    const before = rows.get(key);
    rows.set(key, {
      key,
      label: before?.label ?? label,
      orders: (before?.orders ?? 0) + item.lines,
      quantity: (before?.quantity ?? 0) + item.quantity,
      itemsCents: (before?.itemsCents ?? 0) + item.cents,
      serviceCents: 0,
      feeCents: 0,
      totalCents: (before?.totalCents ?? 0) + item.cents,
    });
  }
  return [...rows.values()];
}

function mostFirst(rows: SummedSales[]): SummedSales[] {
  return rows.toSorted((one, other) => other.totalCents - one.totalCents);
}
