import type { cancelText } from "../cancel-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cancel: Translated<typeof cancelText> = {
  cancelling: {
    question: (number) => `Annuler la commande ${number}\u202f?`,
    reason: "Motif",
    text: "Détail",
    textHint: "Le client voit le motif et le détail.",
    reasonRequired: "Choisissez le motif.",
    textRequired: "Indiquez le motif.",
    approvalWhy:
      "La préparation a commencé ou l’addition est payée\u202f: un administrateur doit approuver.",
    keep: "Garder",
    cancel: "Annuler la commande",
  },

  approval: {
    heading: "Accord d’un administrateur",
    pin: "PIN de l’administrateur",
    user: "E-mail de l’administrateur",
    pass: "Mot de passe de l’administrateur",
    required: {
      pin: "Saisissez le PIN.",
      user: "Saisissez l’e-mail.",
      pass: "Saisissez le mot de passe.",
    },
    withPassword: "Utiliser e-mail et mot de passe",
    withPin: "Utiliser le PIN",
  },
};
