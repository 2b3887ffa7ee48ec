import { knownReason } from "../../domain/cancel-reasons.ts";
import type { DayReport } from "../../contract/reports.ts";
import type { BusinessClock } from "../../domain/business-day.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { services } from "../../domain/service.ts";
import type { Tx } from "../db/with-account.ts";
import { listMovementRows, type MovementRow } from "./cash-queries.ts";
import { drawerView, movementsView, whoView, type NameOf } from "./cash-view.ts";
import { closingView } from "./closing-view.ts";
import { listClosings } from "./closing-queries.ts";
import {
  listCancels,
  listRefunds,
  listUnfinished,
  listUnpaidOrders,
  mapPaidOfOpenTabs,
  mapReceived,
  type CancelRow,
  type RefundRow,
} from "./day-queries.ts";
import {
  addSums,
  sumsView,
  mapOrderSums,
  mapSoldBy,
  noSums,
  serviceOfOrder,
  totalCents,
  type OrderSums,
} from "./order-sums.ts";
import type { Span } from "./summed-days.ts";
import { mapServiceWaived, listPaymentSums, type PaymentSums } from "./payment-sums.ts";
import { spanOf } from "./report-days.ts";
import { listLocations } from "../tabs/table-queries.ts";
import { mapUserNames } from "./user-names.ts";

/** A business day as it stands now, with its closings. */
export async function getDay(tx: Tx, day: string, clock: BusinessClock): Promise<DayReport> {
  const span = spanOf({ from: day, to: day }, clock);
  const names = await mapUserNames(tx);
  const [ofServices, methods, waived, unpaid, attendants, cancels, refunds] = await Promise.all([
    mapOrderSums(tx, span, serviceOfOrder),
    listPaymentSums(tx, span),
    mapServiceWaived(tx, span),
    listUnpaidOrders(tx, span),
    listAttendants(tx, span, names),
    listCancels(tx, span),
    listRefunds(tx, span),
  ]);
  const [tabs, unfinished, closings, movements] = await Promise.all([
    listOpenTabs(tx, span.until),
    listUnfinished(tx, span.until),
    listClosings(tx, day),
    listMovementRows(tx, day),
  ]);
  const nameOf = (userId: string | null) => names.get(userId ?? "") ?? null;
  const now = {
    totals: totalsView([...ofServices.values()].reduce(addSums, noSums), {
      waivedByPayers: [...waived.values()].reduce((sum, cents) => sum + cents, 0),
      methods,
    }),
    ...methodsAndDrawer(methods, movements),
  };
  return {
    day,
    starts_at: span.from.toISOString(),
    ends_at: span.until.toISOString(),
    ...now,
    movements: movementsView(movements, nameOf),
    services: services.flatMap((service) => {
      const [sums, waivedCents = 0] = [ofServices.get(service), waived.get(service)];
      if (!sums && waivedCents === 0) return [];
      const { serviceCents, ...rest } = sums ?? noSums;
      // Service waived today may be of an order of the day before.
      return [{ service, ...sumsView({ ...rest, serviceCents: serviceCents - waivedCents }) }];
    }),
    on_delivery: unpaid.map(({ method, orders, cents }) => ({
      method,
      orders,
      amount: reaisFromCents(cents),
    })),
    attendants: attendants.map(({ userId, orders, soldCents, receivedCents }) => ({
      name: nameOf(userId),
      orders,
      total_amount: reaisFromCents(soldCents),
      received_amount: reaisFromCents(receivedCents),
    })),
    cancellations: cancels.map((row) => cancelView(row, nameOf)),
    refunds: refunds.map((row) => refundView(row, nameOf)),
    open_sheets: tabs,
    unfinished: unfinished.map(({ hash, number, service, cents, paidCents }) => ({
      hash,
      order: number,
      service,
      ...owedView(cents, paidCents),
    })),
    closings: closings.map((row) => closingView(row, { by: nameOf(row.userId), now })),
  };
}

/** Tabs opened before an instant that are still open now, the first one first. */
async function listOpenTabs(tx: Tx, until: Date): Promise<DayReport["open_sheets"]> {
  const [tables, paid] = await Promise.all([listLocations(tx, 0), mapPaidOfOpenTabs(tx)]);
  return tables
    .flatMap(({ number, sheets }) =>
      sheets.map(({ id, hash, name, opened, total_amount }) => ({
        hash,
        table_number: number,
        name,
        opened_at: opened,
        ...owedView(centsFromReais(total_amount), paid.get(id) ?? 0),
      })),
    )
    .filter(({ opened_at }) => new Date(opened_at) < until)
    .toSorted((one, other) => Date.parse(one.opened_at) - Date.parse(other.opened_at));
}

function owedView(cents: Cents, paidCents: Cents) {
  return {
    total_amount: reaisFromCents(cents),
    left_amount: reaisFromCents(Math.max(0, cents - paidCents)),
  };
}

/** People who sold or took something, those who sold most first. */
async function listAttendants(tx: Tx, span: Span, names: ReadonlyMap<string, string>) {
  const [sold, received] = await Promise.all([mapSoldBy(tx, span, names), mapReceived(tx, span)]);
  return [...new Set([...sold.keys(), ...received.keys()])]
    .map((userId) => {
      const sums = sold.get(userId) ?? noSums;
      const receivedCents = received.get(userId) ?? 0;
      return { userId, orders: sums.orders, soldCents: totalCents(sums), receivedCents };
    })
    .toSorted((one, other) => other.soldCents - one.soldCents);
}

function totalsView(
  sums: OrderSums,
  { waivedByPayers, methods }: { waivedByPayers: number; methods: readonly PaymentSums[] },
): DayReport["totals"] {
  const received = methods.reduce(
    (cents, { receivedCents, refundedCents }) => cents + receivedCents - refundedCents,
    0,
  );
  return {
    orders: sums.orders,
    items_amount: reaisFromCents(sums.itemsCents),
    service_charged: reaisFromCents(sums.serviceCents + sums.waivedCents),
    service_waived: reaisFromCents(sums.waivedCents + waivedByPayers),
    delivery_fee: reaisFromCents(sums.feeCents),
    total_amount: reaisFromCents(totalCents(sums) - waivedByPayers),
    received_amount: reaisFromCents(received),
  };
}

const noCash: PaymentSums = { method: "cash", payments: 0, receivedCents: 0, refundedCents: 0 };

/** Each payment method. Cash is listed if the drawer had movements, even if nobody paid in cash. */
function methodsAndDrawer(
  methods: readonly PaymentSums[],
  movements: readonly MovementRow[],
): Pick<DayReport, "methods" | "drawer"> {
  const cash = methods.find(({ method }) => method === "cash");
  const drawer = drawerView(movements, cash ?? noCash);
  const all = cash || movements.length === 0 ? methods : [noCash, ...methods];
  return {
    methods: all.map((sums) => ({
      ...methodView(sums),
      ...(sums.method === "cash" && { expected_amount: drawer.expected_amount }),
    })),
    drawer,
  };
}

function methodView({ method, payments, receivedCents, refundedCents }: PaymentSums) {
  return {
    method,
    payments,
    received_amount: reaisFromCents(receivedCents),
    refunded_amount: reaisFromCents(refundedCents),
    expected_amount: reaisFromCents(receivedCents - refundedCents),
  };
}

function cancelView(row: CancelRow, nameOf: NameOf): DayReport["cancellations"][number] {
  return {
    hash: row.hash,
    order: row.number,
    ...(row.title === null ? {} : { title_br: row.title }),
    ...(row.qty === null ? {} : { qty: row.qty }),
    amount: reaisFromCents(row.cents),
    reason: knownReason(row.reason),
    ...(row.text ? { text: row.text } : {}),
    ...whoView(row, nameOf),
  };
}

function refundView(row: RefundRow, nameOf: NameOf): DayReport["refunds"][number] {
  return {
    ...(row.hash === null ? {} : { hash: row.hash }),
    ...(row.sheet === null ? {} : { sheet: row.sheet }),
    method: row.method,
    amount: reaisFromCents(row.cents),
    reason: row.reason ?? "",
    by: nameOf(row.userId),
    at: row.at.toISOString(),
  };
}
