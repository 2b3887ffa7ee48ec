import { businessDayOf, businessPeriod, dayAfter, weekdayOf } from "../../domain/business-day.ts";
import type { Cents } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/refunds.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import { findAccountHead } from "../tenancy/account-head.ts";
import { tableId } from "../tabs/table-id.ts";
import type { DemoTrade } from "./demo-account.ts";
import { drawMethod, drawOrder, type Shelves, type Staff, type OrderWay } from "./draw-order.ts";
import { newRandomDraws, type RandomDraws } from "./drawing.ts";
import { insertHistory, noRows, type HistoryRows } from "./history-rows.ts";

const days = 60;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The hour at which a business day begins. */
const firstHour = 5;
const iso = (ms: number) => new Date(ms).toISOString();

/** Makes believable finished orders of the sixty business days before today. The next order gets the next number. */
export async function makeHistory(tx: Tx, trade: DemoTrade, now: Date): Promise<void> {
  const [account, staff, shelves] = await Promise.all([
    findAccountHead(tx),
    listStaffIds(tx),
    readShelves(tx, trade),
  ]);
  if (!account) return;
  const { extras } = account;
  const draw = newRandomDraws(days * trade.ordersPerDay);
  const rows = noRows();
  const of = { shelves, staff: { ids: staff, servicePercent: extras.service_percent } };
  const tables = trade.ways.table === undefined ? 0 : extras.locations;
  const ways = (Object.entries(trade.ways) as [OrderWay, number][]).filter(
    ([way]) => way !== "table" || tables > 0,
  );
  for (let number = 1; number <= tables; number += 1)
    rows.tables.push({ table_id: tableId(tx.accountId, number), number });
  const today = businessDayOf(account, now.getTime());
  let count = 0;
  for (let ago = days; ago >= 1; ago -= 1) {
    const day = dayAfter(today, -ago);
    const { fromMs } = businessPeriod({ from: day, to: day }, account);
    for (const at of drawTimes(draw, { trade, weekday: weekdayOf(day), fromMs })) {
      const way = draw.weighted(ways);
      if (way === "table") {
        const table = tableId(tx.accountId, draw.whole(1, tables));
        count += drawTab(rows, draw, { ...of, at, number: count, table });
      } else drawPaidOrder(rows, draw, { ...of, at, number: ++count, way });
    }
  }
  await insertHistory(tx, rows);
  await tx.db
    .insertInto("counters")
    .values({ account_id: tx.accountId, name: "order", value: count })
    .execute();
}

/** Draws the times of a day's orders, the earliest first. */
function drawTimes(
  draw: RandomDraws,
  { trade, weekday, fromMs }: { trade: DemoTrade; weekday: number; fromMs: number },
): number[] {
  if (trade.closedOn.includes(weekday)) return [];
  const strength = { 0: 1.25, 4: 1.1, 5: 1.6, 6: 1.75 }[weekday] ?? 0.8;
  const count = Math.round(trade.ordersPerDay * strength * draw.between(0.8, 1.2));
  const times = Array.from({ length: count }, () => {
    const hour = draw.around(
      draw.weighted(trade.peaks.map((peak) => [peak.hour, peak.weight] as const)),
      1.4,
    );
    return fromMs + (hour - firstHour) * hourMs;
  });
  return times.toSorted((one, other) => one - other);
}

type Of = { at: number; number: number; shelves: Shelves; staff: Staff };

function drawPaidOrder(
  rows: HistoryRows,
  draw: RandomDraws,
  { way, ...of }: Of & { way: OrderWay },
): void {
  const drawn = drawOrder(rows, draw, { ...of, way });
  const { orderId, owedCents, endsAt, isCancelled, method } = drawn;
  // An order to a room is paid with the room.
  if (isCancelled || method === null) return;
  addPayment(rows, draw, {
    of: { order_id: orderId, sheet_id: null },
    at: endsAt,
    cents: owedCents,
    method,
    userId: draw.oneOf(of.staff.ids),
  });
}

/** Draws a tab of one to three orders, paid by one guest or two. Answers how many orders. */
function drawTab(
  rows: HistoryRows,
  draw: RandomDraws,
  { table, ...of }: Of & { table: string },
): number {
  const sheetId = draw.id(of.at);
  const userId = draw.oneOf(of.staff.ids);
  const name = draw.oneOf(["", "", "Bia", "Seu Artur", "Carla", "Mesa da janela"]);
  const count = draw.whole(1, 3);
  let [at, owed] = [of.at, 0];
  for (let order = 1; order <= count; order += 1) {
    const tab = { sheetId, userId, name };
    const drawn = drawOrder(rows, draw, {
      ...of,
      at,
      number: of.number + order,
      way: "table",
      tab,
    });
    owed += drawn.owedCents;
    at = Math.max(drawn.endsAt, at) + draw.whole(5, 20) * minuteMs;
  }
  const waives = draw.chance(0.05);
  const left = waives ? owed - serviceOf(rows, sheetId) : owed;
  const shares =
    left > 0 && draw.chance(0.3) ? [Math.floor(left / 2), Math.ceil(left / 2)] : [left];
  rows.sheets.push({
    sheet_id: sheetId,
    hash: draw.hex(32),
    table_id: table,
    name,
    individual: true,
    waives_service: waives,
    opened_by: userId,
    opened_at: iso(of.at),
    closed_by: userId,
    closed_at: iso(at),
  });
  for (const cents of shares.filter((one) => one > 0))
    addPayment(rows, draw, {
      of: { sheet_id: sheetId, order_id: null },
      at,
      cents,
      method: drawMethod(draw),
      userId,
    });
  return count;
}

function serviceOf(rows: HistoryRows, sheetId: string): Cents {
  return rows.orders
    .slice(-3)
    .filter((order) => order["sheet_id"] === sheetId && order["status_id"] !== 6)
    .reduce(
      (sum, order) =>
        sum + Number(order["service_cents"]) - Number(order["service_cancelled_cents"]),
      0,
    );
}

function addPayment(
  rows: HistoryRows,
  draw: RandomDraws,
  {
    of,
    at,
    cents,
    method,
    userId,
  }: {
    of: { order_id: string | null; sheet_id: string | null };
    at: number;
    cents: Cents;
    method: string;
    userId: string;
  },
): void {
  const payment_id = draw.id(at);
  const plain = { refunds: null, reason: null, tendered_cents: null };
  const own = { ...of, method, user_id: userId };
  rows.payments.push({ ...own, ...plain, payment_id, amount_cents: cents, created_at: iso(at) });
  if (!draw.chance(0.006)) return;
  // A few are paid twice by mistake, and refunded.
  const again = {
    ...own,
    ...plain,
    payment_id: draw.id(at),
    amount_cents: cents,
    created_at: iso(at),
  };
  const later = at + draw.whole(1, 5) * minuteMs;
  rows.payments.push(again, {
    ...own,
    payment_id: draw.id(later),
    amount_cents: -cents,
    created_at: iso(later),
    refunds: again.payment_id,
    reason: "charged_twice" satisfies RefundReason,
    tendered_cents: null,
  });
}

async function listStaffIds(tx: Tx): Promise<string[]> {
  const rows = await selectOwn(tx, "users").select("user_id").orderBy("level", "desc").execute();
  return rows.map((row) => row.user_id);
}

/** Items that can be ordered and cost something. Those further down the menu are ordered less often. */
async function readShelves({ db, accountId }: Tx, trade: DemoTrade): Promise<Shelves> {
  const rows = await db
    .selectFrom("entries as e")
    .innerJoin("entries as p", (join) =>
      join.onRef("p.account_id", "=", "e.account_id").onRef("p.entry_id", "=", "e.parent_id"),
    )
    .select(["e.entry_id", "e.titles", "e.price_cents", "p.titles as category"])
    .where("e.account_id", "=", accountId)
    .where("e.kind", "=", "item")
    .where("e.active", "=", true)
    .where("e.price_cents", ">", 0)
    .where("p.parent_id", "is", null)
    .where("p.active", "=", true)
    .orderBy("p.sort")
    .orderBy("e.sort")
    .execute();
  const isMain = ({ category }: (typeof rows)[number]) => trade.mains.includes(category.br ?? "");
  const shelf = (items: typeof rows) =>
    items.map((row, index) => ({
      id: row.entry_id,
      title: row.titles.br ?? "",
      cents: row.price_cents,
      // Some items further down are popular as well.
      weight: (index % 7 === 3 ? 2.5 : 1) / (index + 2),
    }));
  return { mains: shelf(rows.filter(isMain)), others: shelf(rows.filter((row) => !isMain(row))) };
}
