import { dictionary } from "./spoken-language.ts";

/** The buttons of staff at an order, in Portuguese; see dictionary.ts. */
export const actionText = dictionary("action", {
  orders: {
    history: "Histórico",
    edit: "Editar pedido",
    editOrder: (number: string) => `Editar pedido ${number}`,
    lineCancelled: "Cancelado",
    printOrder: (number: string) => `Imprimir o pedido ${number}`,
  },

  line: {
    cancelOf: (what: string) => `Cancelar ${what}`,
  },

  paying: {
    receive: "Receber",
    receiveOf: (number: string) => `Receber o pedido ${number}`,
    unanswered: "Pagamento sem resposta",
  },
});
