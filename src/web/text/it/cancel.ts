import type { cancelText } from "../cancel-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cancel: Translated<typeof cancelText> = {
  cancelling: {
    question: (number) => `Annullare l’ordine ${number}?`,
    reason: "Motivo",
    text: "Dettaglio",
    textHint: "Il cliente vede il motivo e il dettaglio.",
    reasonRequired: "Scegli il motivo.",
    textRequired: "Indica il motivo.",
    approvalWhy:
      "La preparazione è iniziata o il conto è pagato: un amministratore deve approvare.",
    keep: "Mantieni l’ordine",
    cancel: "Annulla l’ordine",
  },

  approval: {
    heading: "Approvazione dell’amministratore",
    pin: "PIN dell’amministratore",
    user: "E-mail dell’amministratore",
    pass: "Password dell’amministratore",
    required: {
      pin: "Inserisci il PIN.",
      user: "Inserisci l’e-mail.",
      pass: "Inserisci la password.",
    },
    withPassword: "Usa e-mail e password",
    withPin: "Usa il PIN",
  },
};
