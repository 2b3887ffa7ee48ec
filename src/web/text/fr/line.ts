import type { lineText } from "../line-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const line: Translated<typeof lineText> = {
  question: (title) => `Annuler ${title}\u202f?`,
  howMany: "Combien",
  keep: "Garder",
  cancel: "Annuler l’article",
  done: (what, number) => `Annulé dans la commande ${number}\u202f: ${what}`,

  edit: {
    heading: (number) => `Modifier la commande ${number}`,
    add: "Ajouter un article",
    added: "Ajoutés",
    choose: "Choisissez un article",
    unchanged: "Rien n’a encore été modifié.",
    keep: "Retour",
    save: "Enregistrer",
    saved: (number) => `Commande ${number} modifiée.`,
    tooLate:
      "La cuisine a commencé cette commande, ou elle est partie\u202f: annulez l’article avec le motif, ou saisissez une autre commande.",
    unanswered:
      "Sans réponse\u202f: la modification a peut-être été enregistrée. Réessayer ne la fait pas deux fois.",
  },

  approvalWhy:
    "La préparation a commencé ou la commande est payée\u202f: un administrateur doit approuver.",
};
