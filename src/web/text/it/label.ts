import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of label-dictionary.ts in Italian. */
export const label: Translated<typeof labelText> = {
  statuses: {
    1: "In lavorazione",
    2: "In preparazione",
    3: "In arrivo",
    4: "Concluso",
    5: "In attesa",
    6: "Annullato",
  },
  tabs: { all: "TUTTI", progress: "In corso", finished: "Conclusi", cancelled: "Annullati" },
  methods: {
    cash: "Contanti",
    "credit-card": "Carta di credito",
    "debit-card": "Carta di debito",
    pix: "PIX",
    "meal-card": "Buono pasto",
    "food-card": "Buono alimentare",
    "restaurent-ticker": "Ticket restaurant",
  },
  cancelReasons: {
    consumer_request: "Il cliente ha rinunciato",
    entered_wrong: "Ordine inserito male",
    duplicate: "Ordine doppio",
    unavailable_item: "Articolo mancante",
    outside_area: "Fuori zona di consegna",
    no_courier: "Nessun corriere",
    internal: "Problema nel ristorante",
    outside_hours: "Fuori orario",
    outdated_menu: "Menù non aggiornato",
    risk_area: "Zona a rischio",
    blocked_customer: "Cliente bloccato",
    other: "Altro motivo",
  },
  refundReasons: {
    wrong_amount: "Importo sbagliato",
    wrong_method: "Metodo di pagamento sbagliato",
    charged_twice: "Addebitato due volte",
    cancelled: "Ordine o articolo annullato",
    complaint: "Reclamo del cliente",
    other: "Altro motivo",
  },
  layouts: { customer: "Copia cliente", production: "Cucina" },
  takeout: "Asporto",
  nameErased: "Dati rimossi",
  table: (number) => `Tavolo ${number}`,
  roomOrTable: (place) => `Camera o tavolo ${place}`,
  reasonWith: (reason, text) => `${reason}: ${text}`,
};
