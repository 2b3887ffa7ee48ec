import type { inCartText } from "../in-cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const inCart: Translated<typeof inCartText> = {
  edit: (title) => `Modifier\u202f: ${title}`,
  soldOut: (title) => `${title}\u202f: épuisé`,
  offHours: (title, when) => `${title}\u202f: ${when.toLowerCase()}`,
  fewer: (title, left) => `${title}\u202f: il n’en reste que ${left}`,
  takeSoldOut: "Ajuster la commande",
  clear: "Vider la commande",
  clearQuestion: "Vider la commande\u202f?",
  cleared: "La commande a été vidée.",
};
