import type { stockText } from "../stock-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stock: Translated<typeof stockText> = {
  title: "Qu’est-ce qui est épuisé\u202f?",
  forAnHour: "Pour 1 heure",
  forToday: "Aujourd’hui",
  untilReopened: "Jusqu’au retour",
  back: "De retour",
  ofOthers: (count) =>
    count === 1
      ? "Aussi à l’autre endroit de la carte"
      : `Aussi aux ${count} autres endroits de la carte`,
  choicesOf: (title) => `Disponibilité\u202f: ${title}`,
  soldOutUntil: (when) => `Épuisé jusqu’à ${when}`,
  soldOut: (title) => `${title}\u202f: épuisé.`,
  available: (title) => `${title}\u202f: de retour.`,
  stillSoldOut: (title) => `${title}\u202f: toujours épuisé.`,
  lacks: (group) => `Épuisé tant que des options manquent dans ${group}.`,
  failed: (title, why) => `${title}\u202f: rien n’a changé. ${why}`,
  stock: "Combien il en reste",
  stockOf: (title) => `Combien il reste de\u202f: ${title}`,
  noLimit: "sans limite",
  save: "Enregistrer",
  counted: (title) => `${title}\u202f: stock enregistré.`,
  gone: "Rien de tout cela n’est plus à la carte.",
};
