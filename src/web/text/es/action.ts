import type { actionText } from "../action-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const action: Translated<typeof actionText> = {
  orders: {
    history: "Historial",
    edit: "Editar pedido",
    editOrder: (number) => `Editar pedido ${number}`,
    lineCancelled: "Cancelado",
    printOrder: (number) => `Imprimir el pedido ${number}`,
  },

  line: {
    cancelOf: (what) => `Cancelar ${what}`,
  },

  paying: {
    receive: "Cobrar",
    receiveOf: (number) => `Cobrar el pedido ${number}`,
    unanswered: "Pago sin respuesta",
  },
};
