import { dictionary } from "./spoken-language.ts";

export const inCartText = dictionary("in-cart", {
  edit: (title: string) => `Alterar ${title}`,
  soldOut: (title: string) => `${title}: esgotado`,
  offHours: (title: string, when: string) => `${title}: ${when.toLowerCase()}`,
  fewer: (title: string, left: number) =>
    left === 1 ? `${title}: resta só 1` : `${title}: restam só ${left}`,
  takeSoldOut: "Ajustar o pedido",
  clear: "Esvaziar pedido",
  clearQuestion: "Esvaziar o pedido?",
  cleared: "O pedido foi esvaziado.",
});
