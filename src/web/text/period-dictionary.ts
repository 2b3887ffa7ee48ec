import { dictionary } from "./spoken-language.ts";

/** Words that the reports and the day's closing share, in Portuguese; see dictionary.ts. */
export const periodText = dictionary("period", {
  csv: "Baixar CSV",
  csvFailed: "O arquivo não veio. Tente de novo.",
  print: "Imprimir",

  presets: {
    today: "Hoje",
    yesterday: "Ontem",
    week: "7 dias",
    thirty: "30 dias",
    month: "Mês",
  },

  weekdays: ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"],
  shortDate: (day: string, month: string) => `${day}/${month}`,
  date: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
  sold: "Vendido",
  orders: "Pedidos",
  items: "Itens",
  fee: "Taxa de entrega",
  serviceWaived: "Serviço dispensado",
  refunded: "Estornado",
  total: "Total",
  cancellations: "Cancelamentos",
  refunds: "Estornos",
  noMethod: "Sem forma informada",
  services: { delivery: "Entrega", takeout: "Retirada", indoor: "Salão" },
  noAttendant: "Sem atendente",
  reason: "Motivo",

  by: {
    day: "Dia",
    hour: "Hora",
    weekday: "Dia da semana",
    item: "Item",
    category: "Categoria",
    method: "Forma de pagamento",
    station: "Estação",
    tax_class: "Classe fiscal",
    attendant: "Atendente",
    service: "Serviço",
  },
});
