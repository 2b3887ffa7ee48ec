import { cancelReasonLabels, knownReason, type CancelReason } from "./cancel-reasons.ts";
import type { OrderMode } from "./order-status.ts";
import { isPaymentMethod, paymentMethods, type PaymentMethod } from "./payment-methods.ts";
import { refundReasonLabels, type RefundReason } from "./refunds.ts";

/**
 * The words of places and reasons on paper, in messages and in files, which stay in the language of the business. Pages
 * have the same ones in each language.
 */
export const portugueseLabels = {
  cancelReasons: cancelReasonLabels as Record<CancelReason, string>,
  refundReasons: refundReasonLabels as Record<RefundReason, string>,
  takeout: "Retirada",
  table: (number: number | string) => `Mesa ${number}`,
  roomOrTable: (place: string) => `Quarto ou mesa ${place}`,
  /** A reason with the text that somebody added. */
  reasonWith: (reason: string, text: string) => `${reason}: ${text}`,
};

export type Labels = Readonly<typeof portugueseLabels>;
type ReasonLabels = Pick<Labels, "cancelReasons" | "refundReasons" | "reasonWith">;
type PlaceLabels = Pick<Labels, "table" | "roomOrTable">;

/** The reason for a cancellation, in one line; undefined if none was given. The server may know more reasons. */
export function cancelReasonText(
  { reason: said, text }: { reason: CancelReason | null; text?: string | undefined },
  labels: ReasonLabels,
): string | undefined {
  const reason = knownReason(said);
  if (reason === null) return text;
  // "Outro motivo" adds nothing to the text.
  if (reason === "other" && text) return text;
  const label = labels.cancelReasons[reason];
  return text ? labels.reasonWith(label, text) : label;
}

/** The words of a stored reason. A text that is no code is shown as it is. */
export function refundReasonText(reason: string, { refundReasons }: ReasonLabels): string {
  return Object.hasOwn(refundReasons, reason) ? refundReasons[reason as RefundReason] : reason;
}

/** Words the place of an order that is not delivered. Guests type the number of a room or of a table. */
function placeLabel(
  { mode, address }: { mode: Exclude<OrderMode, "delivery">; address: string },
  { table, roomOrTable }: PlaceLabels,
): string {
  if (address === "") return "";
  return mode === "sheet" ? table(address) : roomOrTable(address);
}

/** Words the place of any order. */
export function orderPlace(
  { mode, address }: { mode: OrderMode; address: string },
  labels: PlaceLabels,
): string {
  return mode === "delivery" ? address : placeLabel({ mode, address }, labels);
}

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: "Dinheiro",
  "credit-card": "Cartão de crédito",
  "debit-card": "Cartão de débito",
  pix: "PIX",
  "meal-card": "Vale-refeição",
  "food-card": "Vale-alimentação",
  "restaurent-ticker": "Ticket restaurante",
};

/** The words of a stored method. A method that only a later version knows is shown as it is. */
export function methodLabel(method: string): string {
  return isPaymentMethod(method) ? paymentMethodLabels[method] : method;
}

/** The method with this label; the wire gives an order's method by its label. */
export function methodLabelled(label: string): PaymentMethod | undefined {
  return paymentMethods.find((method) => paymentMethodLabels[method] === label);
}
