import { dictionary } from "./spoken-language.ts";

/** The buttons of staff at an order, in Portuguese; see dictionary.ts. */
export const actionText = dictionary("action", {
  orders: {
    history: "Histórico",
    edit: "Editar pedido",
    editOrder: (number: string) => `Editar pedido ${number}`,
  },

  line: {
    cancelOf: (what: string) => `Cancelar ${what}`,
  },

  paying: {
    receive: "Receber",
    receiveOf: (number: string) => `Receber o pedido ${number}`,
  },

  stock: {
    button: "Esgotou",
    buttonOf: (title: string) => `Esgotou: ${title}`,
  },

  printing: {
    heading: "Imprimir pedido",
    print: "Imprimir",
    printOrder: (number: string) => `Imprimir o pedido ${number}`,
    blocked: "O navegador não deixou abrir a janela. Permita janelas deste site e tente de novo.",
    close: "Fechar",
    notLoaded: "O pedido não carregou.",
  },
});
