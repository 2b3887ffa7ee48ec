import type { Service } from "./service.ts";

/** Reasons for cancelling an order, grouped as in the Open Delivery standard, in the words that people read. */
export const cancelReasonLabels = {
  consumer_request: "Desistência",
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

const deliveryReasons: readonly CancelReason[] = ["outside_area", "no_courier", "risk_area"];

/** Reasons for refusing an order that nobody has accepted. */
export function refusalReasons(service: Service): CancelReason[] {
  return [
    "unavailable_item",
    "outside_hours",
    ...(service === "delivery" ? deliveryReasons : []),
    "internal",
    "outdated_menu",
    "consumer_request",
    "duplicate",
    "blocked_customer",
    "other",
  ];
}

const refusalOnly: readonly CancelReason[] = [
  "outside_hours",
  "outdated_menu",
  "risk_area",
  "blocked_customer",
];

/** Reasons for cancelling an accepted order. */
export function laterReasons(service: Service): CancelReason[] {
  const unfit = service === "delivery" ? refusalOnly : [...refusalOnly, ...deliveryReasons];
  return cancelReasons.filter((reason) => !unfit.includes(reason));
}

/** A stored reason. A code that only a later version knows becomes "other". */
export function knownReason(code: string | null): CancelReason | null {
  return code === null || isCancelReason(code) ? code : "other";
}

/** Checks a code that came from elsewhere. */
export function isCancelReason(code: unknown): code is CancelReason {
  return typeof code === "string" && Object.hasOwn(cancelReasonLabels, code);
}
