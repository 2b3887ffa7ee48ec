import type { reasonText } from "../reason-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const reasons: Translated<typeof reasonText> = {
  cancelReasons: {
    consumer_request: "Cambio de opinión",
    entered_wrong: "Pedido mal ingresado",
    duplicate: "Pedido repetido",
    unavailable_item: "Producto agotado",
    outside_area: "Fuera de la zona de entrega",
    no_courier: "Sin repartidor",
    internal: "Problema en el restaurante",
    outside_hours: "Fuera de horario",
    outdated_menu: "Menú desactualizado",
    risk_area: "Zona de riesgo",
    blocked_customer: "Cliente bloqueado",
    other: "Otro motivo",
  },
  refundReasons: {
    wrong_amount: "Monto equivocado",
    wrong_method: "Forma de pago equivocada",
    charged_twice: "Cobrado dos veces",
    cancelled: "Pedido o producto cancelado",
    complaint: "Reclamo del cliente",
    other: "Otro motivo",
  },
  reasonWith: (given, text) => `${given}: ${text}`,

  cancellation: {
    why: (given) => `Motivo: ${given}`,
    noReason: "Sin motivo indicado",
    by: (name) => `por ${name}`,
    approvedBy: (name) => `con aprobación de ${name}`,
  },
};
