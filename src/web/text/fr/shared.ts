import type { sharedText } from "../shared-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const shared: Translated<typeof sharedText> = {
  note: "Ce lien montre l’avancement et les articles. Seule la personne qui a commandé voit le nom, l’adresse et les montants.",
  overNote: "Ce lien ne s’ouvre plus un jour après la fin de la commande.",
  endedTitle: "Ce lien ne s’ouvre plus",
  ended:
    "Le lien de suivi d’une commande est valable jusqu’à un jour après sa fin. Demandez-en un nouveau à la personne qui a commandé.",
};
