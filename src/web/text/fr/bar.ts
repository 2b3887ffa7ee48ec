import type { barText } from "../bar-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const bar: Translated<typeof barText> = {
  bar: {
    label: "Mode édition",
    editing: "Édition",
    editingLong: "Vous modifiez la carte",
    looking: "Vue du client",
    lookingLong: "Vous voyez le site comme le client",
    look: "Client",
    lookLong: "Voir comme le client",
    prices: "Prix",
    edit: "Modifier",
    editLong: "Modifier à nouveau",
    closed: "L’établissement est désactivé\u202f: cette page n’est visible que de vous.",
  },
  activity: {
    help: "Pour des congés ou des travaux, vous pouvez mettre le site hors ligne. Rien de ce qu’il contient n’est perdu.",
    isOpen: "En ligne",
    close: "Mettre hors ligne",
    closeQuestion: "Mettre le site hors ligne\u202f?",
    closeExplanation:
      "Les clients ne voient plus la carte et ne commandent plus\u202f: ils ne voient que le nom, le logo et les contacts. Vous pouvez rouvrir quand vous voulez.",
    open: "Rouvrir le site",
    opened: "Le site est de nouveau en ligne.",
    closed: "Le site est hors ligne.",
  },
  inactive: {
    title: "Compte désactivé",
    explanation:
      "Les clients ne voient que le nom, le logo et les contacts. Les réglages reviennent avec le site, tels que vous les avez laissés.",
  },
};
