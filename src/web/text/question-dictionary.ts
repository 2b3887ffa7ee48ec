import { dictionary } from "./spoken-language.ts";

export const questionText = dictionary("question", {
  priceChanged: {
    title: "Alguns preços mudaram",
    explanation: "Desde que você abriu o cardápio, estes preços mudaram:",
    oldPrice: "Antes",
    newPrice: "Agora",
    newTotal: "Novo total:",
    accept: "Enviar com os novos preços",
    review: "Rever o pedido",
  },

  quoteChanged: {
    title: "O valor do pedido mudou",
    before: "Antes:",
    now: "Agora:",
    accept: (total: string) => `Enviar por ${total}`,
  },

  unavailable: {
    title: "Itens indisponíveis",
    explanation: "Estes itens não estão mais disponíveis:",
    removeThem: "Tirar do pedido e continuar",
  },

  invalidOptions: {
    title: "Confira as opções",
    explanation: "O cardápio mudou, e estes itens precisam de outra escolha:",
    edit: (title: string) => `Alterar ${title}`,
  },
});
