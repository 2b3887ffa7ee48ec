import type { DayReport } from "../../contract/reports.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import {
  cancelReasonText,
  portugueseLabels,
  refundReasonText,
  paymentMethodLabels,
} from "../../domain/labels.ts";
import { reportFileTexts as texts } from "../texts/reports.ts";

// Words of a report in files and on paper, which stay in the language of the business.

export const printedMethodName = (method: PaymentMethod | null) =>
  method === null ? texts.unknownMethod : paymentMethodLabels[method];

/** A cancellation in one line: of what, why and by whom. */
export function cancelledText(of: DayReport["cancellations"][number]): string {
  const { order, title_br: title, qty, reason, text, by } = of;
  const what = title === undefined ? undefined : `${qty ?? 1} ${title}`;
  return listed(texts.order(order), what, cancelReasonText({ reason, text }, portugueseLabels), by);
}

export function refundText({ method, reason, by }: DayReport["refunds"][number]): string {
  return listed(printedMethodName(method), refundReasonText(reason, portugueseLabels), by);
}

/** A movement and who made it; `at` is put in as it is. */
export function movementText(
  { kind, reason, by, approved_by: approvedBy, undone }: DayReport["movements"][number],
  at: string,
): string {
  const approved = approvedBy === undefined ? undefined : texts.approvedBy(approvedBy);
  return listed(texts.movements[kind], reason, by, approved, at, undone && texts.undone);
}

/** The named parts of the cash in the drawer, in their order. What goes out is below zero, and zeros are left out. */
export function drawerRows(drawer: DayReport["drawer"]): { text: string; amount: number }[] {
  const words = texts.drawerParts;
  return [
    { text: words.float, amount: drawer.float_amount },
    { text: words.received, amount: drawer.received_amount },
    { text: words.refunded, amount: -drawer.refunded_amount },
    { text: words.in, amount: drawer.in_amount },
    { text: words.out, amount: -drawer.out_amount },
  ].filter(({ amount }) => amount !== 0);
}

/** The amount that a movement adds to the drawer; 0 once it is undone. */
export function movedAmount({ kind, amount, undone }: DayReport["movements"][number]): number {
  if (undone) return 0;
  return kind === "out" ? -amount : amount;
}

function listed(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
