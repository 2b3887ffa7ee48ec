import type { DayReport } from "../../contract/reports.ts";
import { cancelReasonText, portugueseLabels, refundReasonText } from "../../domain/labels.ts";
import { paymentMethodLabels, type PaymentMethod } from "../../domain/payment-methods.ts";
import { reportFileTexts as texts } from "../texts/reports.ts";

// Words of a report in files and on paper, which stay in the language of the business.

export const methodName = (method: PaymentMethod | null) =>
  method === null ? texts.unknownMethod : paymentMethodLabels[method];

/** A cancellation in one line: of what, why and by whom. */
export function cancelledText(of: DayReport["cancellations"][number]): string {
  const { order, title_br: title, qty, reason, text, by } = of;
  const what = title === undefined ? undefined : `${qty ?? 1} ${title}`;
  return joined(texts.order(order), what, cancelReasonText({ reason, text }, portugueseLabels), by);
}

export function refundText({ method, reason, by }: DayReport["refunds"][number]): string {
  return joined(methodName(method), refundReasonText(reason, portugueseLabels), by);
}

function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
