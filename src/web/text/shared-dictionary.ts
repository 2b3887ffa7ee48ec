import { dictionary } from "./spoken-language.ts";

/** The page of an order for people who have its link, in Portuguese; see dictionary.ts. */
export const sharedText = dictionary("shared", {
  note: "Este link mostra o andamento e os itens. Nome, endereço e valores ficam só com quem pediu.",
  overNote: "Este link deixa de abrir um dia depois do fim do pedido.",
  endedTitle: "Este link não abre mais",
  ended:
    "O link para acompanhar um pedido vale até um dia depois do fim dele. Peça um novo a quem fez o pedido.",
});
