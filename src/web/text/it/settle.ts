import type { settleText } from "../settle-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settle: Translated<typeof settleText> = {
  payment: {
    heading: "INCASSO:",
    subtotal: "Subtotale",
    service: "Servizio",
    total: "Totale",
    paid: "Pagato",
    left: "Da pagare",
    overpaid: "Pagato in eccesso",
    waived: "tolto",
    waive: "Senza servizio",
    pay: "Paga",
    question: (amount) => `Pagare ${amount}?`,
    waiveQuestion: "Chiudere senza servizio?",
    received: (amount) => `Ricevuto: ${amount}.`,
    notTaken: (amount) => `Il pagamento di ${amount} non è stato registrato.`,
    paidAll: (table) => `${table}: conto pagato e chiuso.`,
    tooMuch: (left) => `Al massimo ciò che resta da pagare: ${left}.`,
    waivedTooLate: "È già stato pagato più del totale senza servizio.",
    answerFirst:
      "Un ordine del cliente su questo conto attende ancora. Accettalo o rifiutalo prima di chiudere.",
    changed: "Il conto è cambiato su un altro dispositivo. Controlla gli importi.",
    needsNetwork: "I pagamenti si registrano solo con internet; nessuno è salvato per dopo.",
    unanswered: (amount) =>
      `Il pagamento di ${amount} è rimasto senza risposta, e può essere stato registrato. Riprovare non addebita due volte.`,
    unansweredWaiver:
      "La chiusura senza servizio è rimasta senza risposta, e può essere stata registrata. Riprovare non addebita due volte.",
    closeEmpty: "Chiudere il conto vuoto?",
    closeSettled: "Non resta nulla da pagare. Chiudere il conto?",
    ended: (table) => `${table}: conto chiuso.`,
    unsentQuestion: "Incassare senza gli articoli non inviati?",
    unsentDraft: "Ci sono articoli scelti non ancora inviati.",
    unsentOrders: "C’è un ordine salvato su questo dispositivo non ancora arrivato.",
  },

  bill: {
    people: "Dividi tra quante persone",
    peopleWrong: (most) => `Inserisci un numero da 1 a ${most}.`,
    failed: "Il conto non si è caricato.",
  },
};
