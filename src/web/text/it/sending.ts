import type { sendingText } from "../sending-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sending: Translated<typeof sendingText> = {
  opening: {
    kept: (table) =>
      `${table}: senza risposta. Il conto è salvato su questo dispositivo e viene inviato automaticamente.`,
    keptOnPage: (table) =>
      `${table}: senza risposta, e il dispositivo non può salvare il conto. Lascia aperta questa pagina: viene inviato automaticamente.`,
    sent: (table) => `${table}: conto aperto.`,
    back: (table) => `${table}: il conto non è stato aperto.`,
    besideAt: (table) => `${table}: un altro dispositivo aveva già aperto questo tavolo.`,
    notSentYet: "non ancora inviato",
  },

  unsent: {
    kept: (table) =>
      `${table}: senza risposta. L’ordine è salvato su questo dispositivo e viene inviato automaticamente.`,
    keptOnPage: (table) =>
      `${table}: senza risposta, e il dispositivo non può salvare l’ordine. Lascia aperta questa pagina: viene inviato automaticamente.`,
    back: (table) => `${table}: l’ordine non è stato accettato.`,
    see: "Vedi sul conto",
    seeOrder: "Vedi l’ordine",
  },

  tab: {
    sent: (table) => `${table}: ordine inviato.`,
    unnamed: "Conto del tavolo",
    unnamedIndividual: "Senza nome",
    individual: "INDIVIDUALE",
  },

  tables: {
    table: (number) => `Tavolo ${number}`,
    bill: "Conto richiesto",
  },
};
