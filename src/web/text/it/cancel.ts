import type { cancelText } from "../cancel-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of cancel-dictionary.ts in Italian. */
export const cancel: Translated<typeof cancelText> = {
  cancelling: {
    question: (number) => `Annullare l’ordine ${number}?`,
    reason: "Motivo",
    text: "Dettaglio",
    textHint: "Il cliente legge il motivo e il dettaglio.",
    reasonRequired: "Scelga il motivo.",
    textRequired: "Dica il motivo.",
    approvalWhy:
      "La preparazione è iniziata o il conto è pagato: un amministratore deve approvare.",
    keep: "Tieni l’ordine",
    cancel: "Annulla l’ordine",
  },

  approval: {
    heading: "Approvazione di un amministratore",
    pin: "PIN dell’amministratore",
    user: "E-mail dell’amministratore",
    pass: "Password dell’amministratore",
    required: { pin: "Scriva il PIN.", user: "Scriva l’e-mail.", pass: "Scriva la password." },
    withPassword: "Usa e-mail e password",
    withPin: "Usa il PIN",
  },
};
