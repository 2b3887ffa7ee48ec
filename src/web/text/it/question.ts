import type { questionText } from "../question-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const question: Translated<typeof questionText> = {
  priceChanged: {
    title: "Alcuni prezzi sono cambiati",
    explanation: "Da quando hai aperto il menù, questi prezzi sono cambiati:",
    oldPrice: "Prima",
    newPrice: "Ora",
    newTotal: "Nuovo totale:",
    accept: "Invia ai nuovi prezzi",
    review: "Rivedi l’ordine",
  },

  quoteChanged: {
    title: "L’importo dell’ordine è cambiato",
    before: "Prima:",
    now: "Ora:",
    accept: (total) => `Invia per ${total}`,
  },

  unavailable: {
    title: "Articoli non disponibili",
    explanation: "Questi articoli non sono più disponibili:",
    removeThem: "Togli dall’ordine e continua",
  },

  invalidOptions: {
    title: "Controlla le opzioni",
    explanation: "Il menù è cambiato, e questi articoli richiedono un’altra scelta:",
    edit: (title) => `Modifica ${title}`,
  },
};
