import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const label: Translated<typeof labelText> = {
  statuses: {
    1: "En proceso",
    2: "Preparando",
    3: "En camino",
    4: "Finalizado",
    5: "Pendiente",
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
  layouts: { customer: "Copia cliente", production: "Cocina" },
  takeout: "Para llevar",
  nameErased: "Datos eliminados",
  table: (number) => `Mesa ${number}`,
  roomOrTable: (place) => `Habitación o mesa ${place}`,
};
