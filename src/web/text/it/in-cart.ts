import type { inCartText } from "../in-cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const inCart: Translated<typeof inCartText> = {
  edit: (title) => `Modifica ${title}`,
  soldOut: (title) => `${title}: esaurito`,
  offHours: (title, when) => `${title}: ${when.toLowerCase()}`,
  fewer: (title, left) =>
    left === 1 ? `${title}: ne resta solo 1` : `${title}: ne restano solo ${left}`,
  takeSoldOut: "Adegua l’ordine",
  clear: "Svuota l’ordine",
  clearQuestion: "Svuotare l’ordine?",
  cleared: "L’ordine è stato svuotato.",
};
