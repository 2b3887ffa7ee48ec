import { dictionary } from "./spoken-language.ts";

/**
 * The server's own pages: the product's if there is no account, and those for browsers without scripts or with one that
 * fails. In Portuguese; see dictionary.ts.
 */
export const productText = dictionary("product", {
  front: {
    title: "Comanda",
    what: "Cardápio e pedidos pela internet para restaurantes, bares, hotéis e cafés. Cada casa tem o seu próprio endereço aqui.",
  },

  missing: {
    what: "Não há nada neste endereço. Confira, letra por letra, se ele está como a casa o divulga. Se veio de um código QR, peça um novo à casa.",
  },

  offline: "Esta página ainda não foi guardada neste aparelho. Confira a conexão e tente de novo.",

  oldBrowser:
    "Este navegador é antigo: dá para ler esta página, mas para fazer pedidos é preciso um navegador mais novo.",
  pageFailed: "Algo deu errado.",
  pageReadsOnly: "Dá para ler esta página, mas não para usá-la.",

  withoutScripts:
    "Esta página precisa do JavaScript. Ative-o no navegador e abra a página de novo.",
});
