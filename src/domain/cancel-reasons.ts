/** Reasons for cancelling an order, grouped as in the Open Delivery standard, in the words that people read. */
export const cancelReasonLabels = {
  consumer_request: "O cliente desistiu",
  entered_wrong: "Pedido lançado errado",
  duplicate: "Pedido repetido",
  unavailable_item: "Item em falta",
  outside_area: "Fora da área de entrega",
  no_courier: "Sem entregador",
  internal: "Problema no restaurante",
  other: "Outro motivo",
} as const;

export type CancelReason = keyof typeof cancelReasonLabels;

export const cancelReasons = Object.keys(cancelReasonLabels) as CancelReason[];

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
  return [cancelReasonLabels[reason], text].filter(Boolean).join(": ");
}
