import type { Service } from "./service.ts";

/** Reasons for cancelling an order, grouped as in the Open Delivery standard, in the words that people read. */
export const cancelReasonLabels = {
  consumer_request: "O cliente desistiu",
  entered_wrong: "Pedido lançado errado",
  duplicate: "Pedido repetido",
  unavailable_item: "Item em falta",
  outside_area: "Fora da área de entrega",
  no_courier: "Sem entregador",
  internal: "Problema no restaurante",
  outside_hours: "Fora do horário",
  outdated_menu: "Cardápio desatualizado",
  risk_area: "Área de risco",
  blocked_customer: "Cliente bloqueado",
  other: "Outro motivo",
} as const;

export type CancelReason = keyof typeof cancelReasonLabels;

export const cancelReasons = Object.keys(cancelReasonLabels) as CancelReason[];

/** Reasons that are given before anybody has taken the order; only a delivery has a way to go. */
export function refusalReasons(service: Service): CancelReason[] {
  const ofTheWay: readonly CancelReason[] =
    service === "delivery" ? ["outside_area", "no_courier", "risk_area"] : [];
  return [
    "unavailable_item",
    "outside_hours",
    ...ofTheWay,
    "internal",
    "outdated_menu",
    "consumer_request",
    "duplicate",
    "blocked_customer",
    "other",
  ];
}

/** Reasons for calling off an order that was taken. */
export const laterReasons: readonly CancelReason[] = cancelReasons.filter(
  (reason) => !["outside_hours", "outdated_menu", "risk_area", "blocked_customer"].includes(reason),
);

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
