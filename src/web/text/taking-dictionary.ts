import { dictionary } from "./spoken-language.ts";

/** The menu in which staff choose what somebody orders, in Portuguese; see dictionary.ts. */
export const takingText = dictionary("taking", {
  search: "Buscar item",
  inOrder: (count: number) => `${count} no pedido`,
  gone: "Fora do cardápio",
  optionsOf: (title: string) => `Opções e observação de ${title}`,
  options: "Opções e observação",
  noItems: "O cardápio ainda não tem itens.",
  menuMissing: "O cardápio não carregou.",
});
