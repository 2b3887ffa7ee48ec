import type { conflictText } from "../conflict-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const conflict: Translated<typeof conflictText> = {
  heading: "Quelqu’un d’autre a modifié ceci",
  explanation:
    "Pendant votre saisie, quelqu’un d’autre a enregistré autre chose. Que faut-il garder\u202f?",
  mine: "Le vôtre",
  theirs: "Celui de l’autre personne",
  empty: "(vide)",
  keepMine: "Garder le mien",
  takeTheirs: "Prendre l’autre",
  listChanged:
    "Quelqu’un d’autre a modifié cette liste en même temps. Voyez ce qu’il en est et réessayez.",
};
