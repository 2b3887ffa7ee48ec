import type { takingText } from "../taking-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const taking: Translated<typeof takingText> = {
  search: "Chercher un article",
  inOrder: (count) => `${count} dans la commande`,
  gone: "Hors carte",
  optionsOf: (title) => `Options et remarque\u202f: ${title}`,
  options: "Options et remarque",
  noItems: "La carte n’a pas encore d’articles.",
  menuMissing: "La carte ne s’est pas chargée.",
};
