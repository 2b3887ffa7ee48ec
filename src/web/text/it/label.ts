import type { labelText } from "../label-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const label: Translated<typeof labelText> = {
  statuses: {
    1: "In lavorazione",
    2: "In preparazione",
    3: "In consegna",
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
    "food-card": "Buono spesa",
    "restaurent-ticker": "Ticket Restaurant",
  },
  layouts: { customer: "Copia cliente", production: "Cucina" },
  takeout: "Asporto",
  nameErased: "Dati rimossi",
  table: (number) => `Tavolo ${number}`,
  roomOrTable: (place) => `Camera o tavolo ${place}`,
};
