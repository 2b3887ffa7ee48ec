import type { DayReport } from "../../contract/reports.ts";
import { weekdayOf } from "../../domain/business-day.ts";
import {
  centsFromReais,
  centsOfAll,
  moneyInPortuguese,
  reaisFromCents,
} from "../../domain/money.ts";
import { printableLine } from "../../domain/printable-text.ts";
import {
  documentLine,
  lines,
  marks,
  type TicketLine,
  type TicketText,
} from "../../domain/ticket-text.ts";
import { businessOnTicket } from "../../domain/ticket.ts";
import { clockLabel } from "../../domain/time-since.ts";
import { dayPaperTexts as words, reportFileTexts as texts } from "../texts/reports.ts";
import {
  cancelledText,
  drawerRows,
  printedMethodName,
  movedAmount,
  movementText,
  refundText,
} from "./report-words.ts";

type Business = Parameters<typeof businessOnTicket>[0] & { timeZone: string };
type Printing = { account: Business; now: Date; isReprint: boolean };

/** A row of a part: a text, with its amount where it has one. */
type Row = (text: string, reais?: number) => TicketLine;
type Rows = { row: Row; strong: Row; below: Row; clock: (instant: Date | string) => string };

/** Words the closing of a business day for paper: the sums of the page, in its order. */
export function dayTicketText(day: DayReport, { account, now, isReprint }: Printing): TicketText {
  const { business, currency } = businessOnTicket(account);
  const rows = rowsOf(currency, account.timeZone);
  const { clock } = rows;
  const isUnderWay = day.closings.length === 0 && now < new Date(day.ends_at);
  return {
    head: [
      ...marks({ isReprint }),
      ...lines("title", business.name),
      ...lines("small", documentLine(business.document)),
    ],
    who: [
      ...lines("heading", words.heading(dateLabel(day.day))),
      ...lines("small", words.span(clock(day.starts_at), clock(day.ends_at))),
      ...lines("plain", words.printed(clock(now))),
      ...lines("strong", isUnderWay ? words.underWay : ""),
    ],
    items: [
      soldLines(day, rows),
      receivedLines(day, rows),
      drawerLines(day, rows),
      movementLines(day, rows),
      onDeliveryLines(day, rows),
      attendantLines(day, rows),
      listLines(
        words.cancellations,
        day.cancellations.map((of) => ({ text: cancelledText(of), amount: of.amount })),
        rows,
      ),
      listLines(
        words.refunds,
        day.refunds.map((of) => ({ text: refundText(of), amount: of.amount })),
        rows,
      ),
      openLines(day, rows),
      ...day.closings.map((closing) => closingLines(closing, rows)),
    ].filter((part) => part.length > 0),
    amounts: [],
    note: lines("small", words.notFiscal),
  };
}

function rowsOf(currency: string, timeZone: string): Rows {
  const rowOf =
    (emphasis: TicketLine["emphasis"], isNested?: true): Row =>
    (text, reais) => ({
      kind: "text",
      emphasis,
      text: printableLine(text),
      amount: reais === undefined ? "" : moneyInPortuguese(centsFromReais(reais), currency),
      isNested,
    });
  return {
    row: rowOf("plain"),
    strong: rowOf("strong"),
    below: rowOf("plain", true),
    clock: (instant) => clockLabel(new Date(instant), timeZone),
  };
}

/** "26/11/2026 (qui)". */
function dateLabel(day: string): string {
  return `${day.split("-").toReversed().join("/")} (${words.weekdays[weekdayOf(day)] ?? ""})`;
}

const sumOf = (amounts: readonly number[]) => reaisFromCents(centsOfAll(amounts));

function soldLines({ totals, services }: DayReport, { row, strong }: Rows): TicketLine[] {
  return [
    strong(texts.sold),
    ...services.map(({ service, orders, total_amount }) =>
      row(words.numbered(texts.services[service], orders), total_amount),
    ),
    row(texts.items, totals.items_amount),
    row(texts.serviceCharged, totals.service_charged),
    row(texts.serviceWaived, -totals.service_waived),
    row(texts.fee, totals.delivery_fee),
    strong(words.numbered(texts.total, totals.orders), totals.total_amount),
  ];
}

/** Each payment method with what it has left; below it what came and what went back, if anything went back. */
function receivedLines({ methods }: DayReport, { row, strong, below }: Rows): TicketLine[] {
  return [
    strong(texts.received),
    ...methods
      .filter(isPaidBy)
      .flatMap(({ method, received_amount, refunded_amount }) => [
        row(printedMethodName(method), sumOf([received_amount, -refunded_amount])),
        ...(refunded_amount === 0
          ? []
          : [below(texts.received, received_amount), below(texts.refunded, -refunded_amount)]),
      ]),
    strong(texts.total, sumOf(methods.flatMap((of) => [of.received_amount, -of.refunded_amount]))),
  ];
}

/** Cash may be listed for the drawer's movements alone. */
const isPaidBy = ({ payments, refunded_amount }: DayReport["methods"][number]) =>
  payments > 0 || refunded_amount !== 0;

/** The parts of the cash in the drawer; no lines for a day without cash. */
function drawerLines({ drawer }: DayReport, { row, strong }: Rows): TicketLine[] {
  const parts = drawerRows(drawer);
  if (parts.length === 0) return [];
  return [
    strong(texts.drawer),
    ...parts.map(({ text, amount }) => row(text, amount)),
    strong(texts.drawerParts.expected, drawer.expected_amount),
  ];
}

function movementLines({ movements }: DayReport, { row, strong, clock }: Rows): TicketLine[] {
  if (movements.length === 0) return [];
  return [
    strong(words.movements),
    ...movements.map((of) =>
      row(movementText(of, clock(of.at)), of.undone ? undefined : movedAmount(of)),
    ),
    strong(texts.total, sumOf(movements.map(movedAmount))),
  ];
}

function onDeliveryLines({ on_delivery: orders }: DayReport, { row, strong }: Rows): TicketLine[] {
  if (orders.length === 0) return [];
  return [
    strong(texts.expectedOnDelivery),
    ...orders.map((of) => row(words.numbered(printedMethodName(of.method), of.orders), of.amount)),
    strong(texts.total, sumOf(orders.map((of) => of.amount))),
  ];
}

function attendantLines(day: DayReport, { row, strong, below }: Rows): TicketLine[] {
  const { attendants, totals } = day;
  if (attendants.length === 0) return [];
  const soldCents = centsOfAll(attendants.map((of) => of.total_amount));
  return [
    strong(texts.attendant),
    ...attendants.flatMap(({ name, orders, total_amount, received_amount }) => [
      row(words.numbered(name ?? texts.noAttendant, orders)),
      below(texts.sold, total_amount),
      below(texts.received, received_amount),
    ]),
    ...(soldCents === centsFromReais(totals.total_amount) ? [] : [row(words.waivedByPayers)]),
  ];
}

type Listed = { text: string; amount: number };

function listLines(title: string, listed: readonly Listed[], { row, strong }: Rows): TicketLine[] {
  if (listed.length === 0) return [strong(title), row(words.none)];
  return [
    strong(title),
    ...listed.map(({ text, amount }) => row(text, amount)),
    strong(texts.total, sumOf(listed.map((of) => of.amount))),
  ];
}

function openLines(
  { open_sheets: tabs, unfinished }: DayReport,
  { row, strong, below, clock }: Rows,
): TicketLine[] {
  const all = [...tabs, ...unfinished];
  if (all.length === 0) return [];
  return [
    strong(words.open),
    ...tabs.flatMap((of) => [
      row(words.tab(of.table_number, of.name), of.total_amount),
      below(words.since(clock(of.opened_at))),
      below(words.toPay, of.left_amount),
    ]),
    ...unfinished.flatMap((of) => [
      row(texts.order(of.order), of.total_amount),
      below(words.toPay, of.left_amount),
    ]),
    strong(texts.total, sumOf(all.map((of) => of.total_amount))),
    strong(words.toPay, sumOf(all.map((of) => of.left_amount))),
  ];
}

function closingLines(
  {
    at,
    by,
    note,
    methods,
    left_amount: left,
    corrected_total: corrected,
  }: DayReport["closings"][number],
  { row, strong, below, clock }: Rows,
): TicketLine[] {
  return [
    strong(words.closing(clock(at), by)),
    ...methods.flatMap((of) => [
      row(printedMethodName(of.method)),
      below(words.expected, of.expected_amount),
      ...(of.counted_amount === null
        ? [below(words.notCounted)]
        : [below(words.counted, of.counted_amount)]),
      ...differenceLines(of.difference, below),
      ...(of.corrected_amount === 0 ? [] : [below(words.corrected, of.corrected_amount)]),
    ]),
    ...(left === undefined ? [] : [row(texts.left, left)]),
    ...(note === undefined ? [] : [row(`${texts.note}: ${note}`)]),
    ...(corrected === 0 ? [] : [row(words.soldCorrected, corrected)]),
  ];
}

function differenceLines(difference: number | null, below: Row): TicketLine[] {
  if (difference === null) return [];
  if (difference === 0) return [below(words.right)];
  return [below(difference < 0 ? words.missing : words.over, Math.abs(difference))];
}
