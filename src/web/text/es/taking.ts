import type { takingText } from "../taking-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const taking: Translated<typeof takingText> = {
  search: "Buscar producto",
  inOrder: (count) => `${count} en el pedido`,
  gone: "Fuera del menú",
  optionsOf: (title) => `Opciones y nota de ${title}`,
  options: "Opciones y nota",
  noItems: "El menú todavía no tiene productos.",
  menuMissing: "El menú no cargó.",
};
