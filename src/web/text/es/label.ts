import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of label-dictionary.ts in Spanish. */
export const label: Translated<typeof labelText> = {
  statuses: {
    1: "En proceso",
    2: "Preparando",
    3: "En camino",
    4: "Finalizado",
    5: "Abierto",
    6: "Cancelado",
  },
  tabs: { all: "TODOS", progress: "En curso", finished: "Finalizados", cancelled: "Cancelados" },
  methods: {
    cash: "Efectivo",
    "credit-card": "Tarjeta de crédito",
    "debit-card": "Tarjeta de débito",
    pix: "PIX",
    "meal-card": "Tarjeta de comida",
    "food-card": "Tarjeta de alimentos",
    "restaurent-ticker": "Vale de restaurante",
  },
  cancelReasons: {
    consumer_request: "El cliente desistió",
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
  layouts: { customer: "Copia cliente", production: "Cocina" },
  takeout: "Para llevar",
  nameErased: "Datos eliminados",
  table: (number) => `Mesa ${number}`,
  roomOrTable: (place) => `Habitación o mesa ${place}`,
  reasonWith: (reason, text) => `${reason}: ${text}`,
};
