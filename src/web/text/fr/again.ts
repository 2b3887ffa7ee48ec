import type { againText } from "../again-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const again: Translated<typeof againText> = {
  nothingLeft: "Rien de cette commande n’est disponible maintenant",
  changed: "Depuis cette commande, ceci a changé sur la carte\u202f:",
  gone: "N’est plus à la carte",
  soldOut: "Épuisé",
  fewer: (left) => (left === 1 ? "Il n’en reste que 1" : `Il n’en reste que ${left}`),
  offHours: "Hors horaires",
  choose: "Choisissez de nouveau les options",
  dearer: (before, now) => `Passé de ${before} à ${now}`,
  cheaper: (before, now) => `Baissé de ${before} à ${now}`,
  hasItems: (count) =>
    count > 1
      ? `Votre commande a déjà ${count} articles.`
      : `Votre commande a déjà ${count} article.`,
  fill: "Mettre dans la commande",
  add: "Ajouter à la commande",
  replace: "Remplacer la commande",
  cancel: "Retour",
};
