import type { DayReport, SalesReport, SalesRow } from "../../contract/reports.ts";
import { centsFromReais } from "../../domain/money.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import { isOfItems } from "../../domain/report.ts";
import { spreadsheet, withoutInnerFormulas, type Cell } from "../../domain/spreadsheet.ts";
import { clockLabel } from "../../domain/time-since.ts";
import { reportFileTexts as texts } from "../texts/reports.ts";
import {
  cancelledText,
  drawerRows,
  printedMethodName,
  movedAmount,
  movementText,
  refundText,
} from "./report-words.ts";

const money = (reais: number): Cell => ({ cents: centsFromReais(reais) });

/** The rows of a report as a table for spreadsheets. */
export function salesFile({ by, rows }: SalesReport): Uint8Array {
  const head = [texts.by[by], ...columnsOf(by), texts.total, texts.previous];
  return bytes([head, ...rows.map((row) => [nameOf(by, row), ...cellsOf(by, row)])]);
}

function columnsOf(by: SalesReport["by"]): string[] {
  if (by === "method") return [texts.payments, texts.refunded];
  if (isOfItems(by)) return [texts.timesOrdered, texts.quantity];
  return [texts.orders, texts.items, texts.service, texts.fee];
}

function cellsOf(by: SalesReport["by"], row: SalesRow): Cell[] {
  const last = [money(row.total_amount), money(row.previous_amount)];
  if (by === "method") return [row.orders, money(row.refunded_amount ?? 0), ...last];
  if (isOfItems(by)) return [row.orders, row.quantity ?? 0, ...last];
  const parts = [row.items_amount, row.service_amount, row.delivery_fee];
  return [row.orders, ...parts.map(money), ...last];
}

function nameOf(by: SalesReport["by"], { key, label }: SalesRow): string {
  switch (by) {
    case "hour":
      return `${key}h`;
    case "weekday":
      return texts.weekdays[Number(key)] ?? key;
    case "service":
      return (texts.services as Record<string, string>)[key] ?? key;
    case "method":
      return printedMethodName(key === "" ? null : (key as PaymentMethod));
    case "tax_class":
      return (texts.taxClasses as Record<string, string>)[key] ?? texts.noCategory;
    case "attendant":
      return label ?? texts.noAttendant;
    case "station":
      return label ?? (key === "" ? texts.noCategory : texts.noStation);
    case "category":
      return label ?? texts.noCategory;
    case "day":
    case "item":
      return label ?? key;
  }
}

/** A business day as a table with columns for the part, the text and the amount. */
export function dayFile(day: DayReport, timeZone: string): Uint8Array {
  const { totals } = day;
  const clock = (instant: string) => clockLabel(new Date(instant), timeZone);
  const row = (part: string, what: string, amount: number): Cell[] => [part, what, money(amount)];
  return bytes([
    [texts.part, texts.what, texts.amount],
    [texts.day, day.day, ""],
    row(texts.sold, texts.items, totals.items_amount),
    row(texts.sold, texts.serviceCharged, totals.service_charged),
    row(texts.sold, texts.serviceWaived, -totals.service_waived + 0),
    row(texts.sold, texts.fee, totals.delivery_fee),
    row(texts.sold, texts.total, totals.total_amount),
    ...day.services.map((of) => row(texts.by.service, texts.services[of.service], of.total_amount)),
    ...day.methods.flatMap(({ method, received_amount, refunded_amount }) => [
      row(texts.received, printedMethodName(method), received_amount),
      ...(refunded_amount === 0
        ? []
        : [row(texts.refunded, printedMethodName(method), -refunded_amount)]),
    ]),
    ...drawerRows(day.drawer).map((of) => row(texts.drawer, of.text, of.amount)),
    row(texts.drawer, texts.drawerParts.expected, day.drawer.expected_amount),
    ...day.movements.map((of) =>
      row(texts.movement, movementText(of, clock(of.at)), movedAmount(of)),
    ),
    ...day.on_delivery.map((of) =>
      row(texts.expectedOnDelivery, printedMethodName(of.method), of.amount),
    ),
    ...day.attendants.map((of) =>
      row(texts.attendant, of.name ?? texts.noAttendant, of.total_amount),
    ),
    ...day.cancellations.map((of) => row(texts.cancelled, cancelledText(of), of.amount)),
    ...day.refunds.map((of) => row(texts.refund, refundText(of), of.amount)),
    ...day.closings.flatMap((of) => closingRows({ ...of, at: clock(of.at) }, row)),
  ]);
}

function closingRows(
  { at, by, note, methods, left_amount: left }: DayReport["closings"][number],
  row: (part: string, what: string, amount: number) => Cell[],
): Cell[][] {
  const part = [texts.closing, at, by].filter(Boolean).join(" ");
  return [
    ...methods.flatMap(({ method, counted_amount, expected_amount, difference }) => [
      row(part, texts.expected(printedMethodName(method)), expected_amount),
      ...(counted_amount === null
        ? []
        : [row(part, texts.counted(printedMethodName(method)), counted_amount)]),
      ...(difference === null
        ? []
        : [row(part, texts.difference(printedMethodName(method)), difference)]),
    ]),
    ...(left === undefined ? [] : [row(part, texts.left, left)]),
    ...(note === undefined ? [] : [[part, `${texts.note}: ${note}`, ""]]),
  ];
}

function bytes(rows: readonly (readonly Cell[])[]): Uint8Array {
  return new TextEncoder().encode(spreadsheet(rows.map((row) => row.map(withoutInnerFormulas))));
}
