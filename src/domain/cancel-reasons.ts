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

/** A stored reason; one that a later version has kept is another reason than those of this one. */
export function knownReason(code: string | null): CancelReason | null {
  return code === null || isCancelReason(code) ? code : "other";
}

/** A code that came from elsewhere, if it is one of a reason. */
export function isCancelReason(code: unknown): code is CancelReason {
  return typeof code === "string" && Object.hasOwn(cancelReasonLabels, code);
}
