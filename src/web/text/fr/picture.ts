import type { pictureText } from "../picture-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const picture: Translated<typeof pictureText> = {
  layout: "Format",
  layoutRequired: "Choisissez un format.",
  show: "Voir l’image",
  drawing: "Préparation de l’image…",
  open: "Ouvrir l’image",
  download: "Télécharger l’image",
  of: (number, layout) => `Image de la commande ${number}, ${layout}`,
  gone: "L’image n’est plus disponible.",
};
