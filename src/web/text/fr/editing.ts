import type { editingText } from "../editing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const editing: Translated<typeof editingText> = {
  leaving: {
    question: "Quitter sans enregistrer\u202f?",
    explanation: "Des modifications ne sont pas enregistrées.",
    leave: "Quitter sans enregistrer",
    stay: "Rester ici",
  },

  saving: {
    saving: "Enregistrement…",
    notSaved: "Pas enregistré.",
    fixFields: "Vérifiez les champs marqués.",
    unsavedLong: "Modifications non encore enregistrées.",
    conflict: "Quelqu’un d’autre a modifié ceci en même temps.",
  },

  pending: {
    region: "Enregistrer les modifications",
    unsaved: (sections) => `Non enregistré\u202f: ${sections}`,
    restored: "Nous avons retrouvé ce que vous n’aviez pas enregistré.",
    discard: "Abandonner",
    discardQuestion: "Abandonner les modifications\u202f?",
    discardGone: "Abandonner ces modifications",
    saved: "Tout enregistré",
    savedMark: "Enregistré",
    unsavedMark: "Non enregistré",
    wrongMark: "À vérifier",
    wrong: (count) => (count > 1 ? `Vérifiez ${count} champs.` : `Vérifiez ${count} champ.`),
    goToWrong: "Aller au champ",
    save: "Enregistrer",
    undo: "Annuler",
  },

  languages: {
    label: "Langue du texte",
    missing: "à traduire",
  },
};
