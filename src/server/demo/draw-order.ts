import type { Cents } from "../../domain/money.ts";
import { percentOf } from "../../domain/percentage.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { RandomDraws } from "./drawing.ts";
import type { HistoryRows } from "./history-rows.ts";

export type OrderWay = "delivery" | "takeout" | "table" | "room";
export type SoldItem = { id: string; title: string; cents: Cents; weight: number };
export type Shelves = { mains: SoldItem[]; others: SoldItem[] };
export type Staff = { ids: readonly string[]; servicePercent: number };

export type DemoOrder = {
  orderId: string;
  /** The amount that its guests owe. */
  owedCents: Cents;
  endsAt: number;
  isCancelled: boolean;
  /** The method of an order that is paid by itself. */
  method: PaymentMethod | null;
};

const minuteMs = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
/** Reasons with their weights. */
const reasons = [
  ["consumer_request", 4],
  ["duplicate", 2],
  ["unavailable_item", 3],
  ["entered_wrong", 2],
  ["no_courier", 1],
] as const;
const methods = [
  ["pix", 9],
  ["credit-card", 7],
  ["debit-card", 4],
  ["cash", 3],
  ["meal-card", 2],
] as const;

export const drawMethod = (draw: RandomDraws) => draw.weighted(methods);

/** Draws an order that is over, with its lines and what became of it. */
export function drawOrder(
  rows: HistoryRows,
  draw: RandomDraws,
  {
    at,
    number,
    way,
    shelves,
    staff,
    tab,
  }: {
    at: number;
    number: number;
    way: OrderWay;
    shelves: Shelves;
    staff: Staff;
    tab?: { sheetId: string; userId: string; name: string } | undefined;
  },
): DemoOrder {
  const orderId = draw.id(at);
  const userId = tab?.userId ?? draw.oneOf(staff.ids);
  const lines = drawLines(draw, { orderId, shelves });
  const subtotal = lines.reduce((sum, { qty, price_cents }) => sum + qty * price_cents, 0);
  const servicePercent = way === "table" || way === "room" ? staff.servicePercent : 0;
  const service = percentOf(subtotal, servicePercent);
  const fee = way === "delivery" ? draw.oneOf([600, 1000]) : 0;
  const method = way === "delivery" || way === "takeout" ? drawMethod(draw) : null;
  const isCancelled = draw.chance(0.04);
  const acceptedAt = tab ? at : at + draw.whole(20, 300) * 1000;
  const readyAt = acceptedAt + draw.around(way === "table" ? 18 : 27, 12) * minuteMs;
  const leftAt = readyAt + draw.whole(1, 8) * minuteMs;
  const endsAt = way === "delivery" ? leftAt + draw.around(22, 12) * minuteMs : leftAt;
  const cancelledAt = acceptedAt + draw.whole(1, 12) * minuteMs;
  const called = isCancelled
    ? undefined
    : drawCancelledLine(rows, draw, { lines, at, userId, servicePercent });
  rows.orders.push({
    order_id: orderId,
    number,
    hash: draw.hex(32),
    mode: { delivery: "delivery", takeout: "delivery", table: "sheet", room: "easy-order" }[way],
    service: { delivery: "delivery", takeout: "takeout", table: "indoor", room: "indoor" }[way],
    status_id: isCancelled ? 6 : 4,
    sheet_id: tab?.sheetId ?? null,
    user_id: tab?.userId ?? null,
    ...(tab
      ? { customer_name: tab.name, customer_email: null, customer_phone: null }
      : drawGuest(draw)),
    address: way === "delivery" ? drawAddress(draw) : null,
    location: way === "room" ? String(draw.whole(1, 11)) : null,
    payment_method: method,
    subtotal_cents: subtotal,
    service_cents: service,
    delivery_fee_cents: fee,
    total_cents: subtotal + service + fee,
    lines_cancelled_cents: called?.cents ?? 0,
    service_cancelled_cents: called?.service ?? 0,
    created_at: iso(at),
    accepted_at: iso(acceptedAt),
    accepted_by: userId,
    production_printed_at: iso(acceptedAt),
    ready_at: isCancelled ? null : iso(readyAt),
    cancelled_at: isCancelled ? iso(cancelledAt) : null,
    cancelled_by: isCancelled ? userId : null,
    cancel_reason: isCancelled ? draw.weighted(reasons) : null,
    cancel_seen_at: isCancelled ? iso(cancelledAt) : null,
  });
  rows.order_lines.push(...lines);
  const change = (status: number, ms: number) =>
    rows.order_status_changes.push({
      order_id: orderId,
      change_id: draw.id(ms),
      changed_at: iso(ms),
      status_id: status,
      user_id: userId,
    });
  if (isCancelled) change(6, cancelledAt);
  else {
    change(2, acceptedAt);
    if (way === "delivery") change(3, leftAt);
    change(4, endsAt);
  }
  const owed = subtotal + service + fee - (called?.cents ?? 0) - (called?.service ?? 0);
  return { orderId, owedCents: isCancelled ? 0 : owed, endsAt, isCancelled, method };
}

function drawLines(draw: RandomDraws, { orderId, shelves }: { orderId: string; shelves: Shelves }) {
  const one = (shelf: readonly SoldItem[]) =>
    draw.weighted(shelf.map((item) => [item, item.weight] as const));
  const picked = [one(shelves.mains), ...(draw.chance(0.25) ? [one(shelves.mains)] : [])];
  const others = draw.weighted([
    [0, 2],
    [1, 5],
    [2, 3],
  ]);
  for (let count = 0; count < others; count += 1) picked.push(one(shelves.others));
  return picked.map((item, index) => ({
    order_id: orderId,
    line: index + 1,
    parent_line: null,
    entry_id: item.id,
    title_br: item.title,
    qty: draw.weighted([
      [1, 8],
      [2, 3],
      [3, 1],
    ]),
    price_cents: item.cents,
    unit_cents: item.cents,
  }));
}

/** Now and then a unit is called off before it is made. */
function drawCancelledLine(
  rows: HistoryRows,
  draw: RandomDraws,
  {
    lines,
    at,
    userId,
    servicePercent,
  }: { lines: ReturnType<typeof drawLines>; at: number; userId: string; servicePercent: number },
): { cents: Cents; service: Cents } | undefined {
  const line = lines.at(-1);
  if (!line || lines.length === 1 || !draw.chance(0.02)) return undefined;
  const cents = line.price_cents;
  const service = percentOf(cents, servicePercent);
  const ms = at + draw.whole(1, 6) * minuteMs;
  rows.line_cancels.push({
    cancel_id: draw.id(ms),
    order_id: line.order_id,
    line: line.line,
    qty: 1,
    amount_cents: cents,
    service_cents: service,
    user_id: userId,
    reason: draw.weighted(reasons),
    created_at: iso(ms),
    seen_at: iso(ms),
  });
  return { cents, service };
}

const firstNames =
  "Ana Bruno Camila Diego Elisa Fábio Gabriela Henrique Iara João Karina Lucas Marina Nelson Olívia Paulo Renata Sérgio Talita Vítor".split(
    " ",
  );
const lastNames =
  "Almeida Barbosa Cardoso Duarte Esteves Ferraz Gomes Lima Moraes Nogueira Pereira Ramos Souza Teixeira".split(
    " ",
  );
const streets = ["Rua Harmonia", "Rua Aspicuelta", "Rua Girassol", "Rua Fidalga", "Rua Purpurina"];
const districts = ["Vila Madalena", "Pinheiros", "Perdizes", "Sumaré"];

/** A guest who never existed. */
function drawGuest(draw: RandomDraws) {
  const first = draw.oneOf(firstNames);
  const mail = first
    .normalize("NFD")
    .replaceAll(/\P{ASCII}/gu, "")
    .toLowerCase();
  return {
    customer_name: `${first} ${draw.oneOf(lastNames)}`,
    customer_email: `${mail}${draw.whole(1, 99)}@example.com`,
    customer_phone: `(11) 95555-${String(draw.whole(0, 9999)).padStart(4, "0")}`,
  };
}

function drawAddress(draw: RandomDraws) {
  return {
    address: draw.oneOf(streets),
    number: String(draw.whole(1, 999)),
    district: draw.oneOf(districts),
    city: "São Paulo",
    state: "SP",
  };
}
