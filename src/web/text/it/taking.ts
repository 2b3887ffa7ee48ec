import type { takingText } from "../taking-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const taking: Translated<typeof takingText> = {
  search: "Cerca articolo",
  inOrder: (count) => `${count} nell’ordine`,
  gone: "Fuori menù",
  optionsOf: (title) => `Opzioni e nota di ${title}`,
  options: "Opzioni e nota",
  noItems: "Il menù non ha ancora articoli.",
  menuMissing: "Il menù non si è caricato.",
};
