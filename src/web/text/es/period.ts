import type { periodText } from "../period-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const period: Translated<typeof periodText> = {
  csv: "Descargar CSV",
  csvFailed: "El archivo no llegó. Intente de nuevo.",
  print: "Imprimir",

  presets: {
    today: "Hoy",
    yesterday: "Ayer",
    week: "7 días",
    thirty: "30 días",
    month: "Mes",
  },

  weekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
  shortDate: (day, month) => `${day}/${month}`,
  date: (day, month, year) => `${day}/${month}/${year}`,
  sold: "Vendido",
  orders: "Pedidos",
  items: "Productos",
  fee: "Costo de envío",
  serviceWaived: "Servicio no cobrado",
  refunded: "Reembolsado",
  total: "Total",
  cancellations: "Cancelaciones",
  refunds: "Reembolsos",
  noMethod: "Sin forma indicada",
  services: { delivery: "A domicilio", takeout: "Para llevar", indoor: "Salón" },
  noAttendant: "Sin mesero",
  reason: "Motivo",

  by: {
    day: "Día",
    hour: "Hora",
    weekday: "Día de la semana",
    item: "Producto",
    category: "Categoría",
    method: "Forma de pago",
    station: "Estación",
    tax_class: "Clase fiscal",
    attendant: "Mesero",
    service: "Servicio",
  },
};
