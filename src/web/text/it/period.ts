import type { periodText } from "../period-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const period: Translated<typeof periodText> = {
  csv: "Scarica CSV",
  csvFailed: "Il file non è arrivato. Riprova.",
  print: "Stampa",

  presets: {
    today: "Oggi",
    yesterday: "Ieri",
    week: "7 giorni",
    thirty: "30 giorni",
    month: "Mese",
  },

  weekdays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"],
  shortDate: (day, month) => `${day}/${month}`,
  date: (day, month, year) => `${day}/${month}/${year}`,
  sold: "Venduto",
  orders: "Ordini",
  items: "Articoli",
  fee: "Costo di consegna",
  serviceWaived: "Servizio tolto",
  refunded: "Rimborsato",
  total: "Totale",
  cancellations: "Annullamenti",
  refunds: "Rimborsi",
  noMethod: "Metodo non indicato",
  services: { delivery: "Consegna", takeout: "Asporto", indoor: "Sala" },
  noAttendant: "Senza cameriere",
  reason: "Motivo",

  by: {
    day: "Giorno",
    hour: "Ora",
    weekday: "Giorno della settimana",
    item: "Articolo",
    category: "Categoria",
    method: "Metodo di pagamento",
    station: "Postazione",
    tax_class: "Classe fiscale",
    attendant: "Cameriere",
    service: "Servizio",
  },
};
