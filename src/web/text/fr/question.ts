import type { questionText } from "../question-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const question: Translated<typeof questionText> = {
  priceChanged: {
    title: "Des prix ont changé",
    explanation: "Depuis que vous avez ouvert la carte, ces prix ont changé\u202f:",
    oldPrice: "Avant",
    newPrice: "Maintenant",
    newTotal: "Nouveau total\u202f:",
    accept: "Envoyer aux nouveaux prix",
    review: "Revoir la commande",
  },

  quoteChanged: {
    title: "Le montant de la commande a changé",
    before: "Avant\u202f:",
    now: "Maintenant\u202f:",
    accept: (total) => `Envoyer pour ${total}`,
  },

  unavailable: {
    title: "Articles indisponibles",
    explanation: "Ces articles ne sont plus disponibles\u202f:",
    removeThem: "Les retirer et continuer",
  },

  invalidOptions: {
    title: "Vérifiez les options",
    explanation: "La carte a changé, et ces articles demandent un autre choix\u202f:",
    edit: (title) => `Modifier\u202f: ${title}`,
  },
};
