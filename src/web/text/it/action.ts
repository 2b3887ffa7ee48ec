import type { actionText } from "../action-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of action-dictionary.ts in Italian. */
export const action: Translated<typeof actionText> = {
  orders: {
    history: "Cronologia",
    edit: "Modifica ordine",
    editOrder: (number) => `Modifica ordine ${number}`,
  },

  line: {
    cancelOf: (what) => `Annulla ${what}`,
  },

  paying: {
    receive: "Incassa",
    receiveOf: (number) => `Incassa l’ordine ${number}`,
  },

  stock: {
    button: "Esaurito",
    buttonOf: (title) => `Esaurito: ${title}`,
  },

  printing: {
    heading: "Stampa ordine",
    print: "Stampa",
    printOrder: (number) => `Stampa l’ordine ${number}`,
    blocked: "Il browser ha bloccato la finestra. Consenta le finestre di questo sito e riprovi.",
    close: "Chiudi",
    notLoaded: "L’ordine non si è caricato.",
  },
};
