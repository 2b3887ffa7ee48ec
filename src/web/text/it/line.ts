import type { lineText } from "../line-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const line: Translated<typeof lineText> = {
  question: (title) => `Annullare ${title}?`,
  howMany: "Quanti",
  keep: "Mantieni",
  cancel: "Annulla articolo",
  done: (what, number) => `Annullato nell’ordine ${number}: ${what}`,

  edit: {
    heading: (number) => `Modifica l’ordine ${number}`,
    add: "Aggiungi articolo",
    added: "Aggiunti",
    choose: "Scegli un articolo",
    unchanged: "Non è stato ancora modificato nulla.",
    keep: "Indietro",
    save: "Salva ordine",
    saved: (number) => `Ordine ${number} modificato.`,
    tooLate:
      "La cucina ha già iniziato questo ordine, o è già uscito: annulla l’articolo con il motivo o inserisci un altro ordine.",
    unanswered:
      "Nessuna risposta: la modifica può essere stata salvata. Riprovare non la fa due volte.",
  },

  approvalWhy:
    "La preparazione è iniziata o l’ordine è già pagato: un amministratore deve approvare.",
};
