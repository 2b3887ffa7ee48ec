import type { actionText } from "../action-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const action: Translated<typeof actionText> = {
  orders: {
    history: "Historique",
    edit: "Modifier",
    editOrder: (number) => `Modifier la commande ${number}`,
    lineCancelled: "Annulé",
    printOrder: (number) => `Imprimer la commande ${number}`,
  },

  line: {
    cancelOf: (what) => `Annuler ${what}`,
  },

  paying: {
    receive: "Encaisser",
    receiveOf: (number) => `Encaisser la commande ${number}`,
    unanswered: "Paiement sans réponse",
  },
};
