import type { cancelText } from "../cancel-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cancel: Translated<typeof cancelText> = {
  cancelling: {
    question: (number) => `Annullare l’ordine ${number}?`,
    reason: "Motivo",
    text: "Dettaglio",
    textHint: "Il cliente vede il motivo e il dettaglio.",
    reasonRequired: "Scelga il motivo.",
    textRequired: "Indichi il motivo.",
    approvalWhy:
      "La preparazione è iniziata o il conto è pagato: un amministratore deve approvare.",
    keep: "Mantieni l’ordine",
    cancel: "Annulla l’ordine",
  },

  approval: {
    heading: "Approvazione amministratore",
    pin: "PIN dell’amministratore",
    user: "E-mail dell’amministratore",
    pass: "Password dell’amministratore",
    required: {
      pin: "Inserisca il PIN.",
      user: "Inserisca l’e-mail.",
      pass: "Inserisca la password.",
    },
    withPassword: "Usa e-mail e password",
    withPin: "Usa il PIN",
  },
};
