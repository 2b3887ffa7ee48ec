import type { actionText } from "../action-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const action: Translated<typeof actionText> = {
  orders: {
    history: "Cronologia",
    edit: "Modifica ordine",
    editOrder: (number) => `Modifica ordine ${number}`,
    lineCancelled: "Annullato",
    printOrder: (number) => `Stampa l’ordine ${number}`,
  },

  line: {
    cancelOf: (what) => `Annulla ${what}`,
  },

  paying: {
    receive: "Incassa",
    receiveOf: (number) => `Incassa l’ordine ${number}`,
    unanswered: "Pagamento senza risposta",
  },
};
