import { cancelReasonLabels, type CancelReason } from "../../domain/cancel-reasons.ts";
import type { OrderMode, OrderStatusId } from "../../domain/order-status.ts";
import { methodLabelled } from "../../domain/payment-methods.ts";
import { refundReasonLabels, type RefundReason } from "../../domain/refunds.ts";
import { labelText } from "./label-dictionary.ts";

export function statusLabel(id: OrderStatusId): string {
  return labelText.statuses[id];
}

/** By what an order is paid. The wire has it in the words of the business; what is no method's label is left as it is. */
export function methodNamed(named: string): string {
  const method = methodLabelled(named);
  return method ? labelText.methods[method] : named;
}

/** Why an order was cancelled, in one line; undefined where nobody said. */
export function cancelReasonText({
  reason,
  text,
}: {
  reason: CancelReason | null;
  text?: string | undefined;
}): string | undefined {
  if (reason === null) return text;
  // "Outro motivo" says nothing that the text does not.
  if (reason === "other" && text) return text;
  const label = labelText.cancelReasons[reason];
  return text ? labelText.reasonWith(label, text) : label;
}

/** The words of a stored reason; what is no code is words already. */
export function refundReasonText(reason: string): string {
  return Object.hasOwn(refundReasonLabels, reason)
    ? labelText.refundReasons[reason as RefundReason]
    : reason;
}

/** A code that came from elsewhere, if it is one of a reason. */
export function isCancelReason(code: unknown): code is CancelReason {
  return typeof code === "string" && Object.hasOwn(cancelReasonLabels, code);
}

/** Words the place of an order that is not delivered. Guests type the number of a room or of a table. */
export function placeLabel(mode: Exclude<OrderMode, "delivery">, place: string): string {
  if (place === "") return "";
  return mode === "sheet" ? labelText.table(place) : labelText.roomOrTable(place);
}

/** Words the place of any order. */
export function orderPlace({ mode, address }: { mode: OrderMode; address: string }): string {
  return mode === "delivery" ? address : placeLabel(mode, address);
}
