import type { tabText } from "../tab-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const tab: Translated<typeof tabText> = {
  tab: {
    ready: "Pronto",
    backToTables: "Torna ai tavoli",
    newTab: "Nuovo conto per questo tavolo",
    closed: "Questo conto è già chiuso.",
    missingTitle: "Conto non trovato",
    missing: "Non esiste, o è di un altro locale.",
    orders: "Ordini del conto",
    byGuest: (name) => `Ordine del cliente ${name}`,
    guestWaits: (count) =>
      count === 1 ? "1 ordine di cliente da accettare" : `${count} ordini di clienti da accettare`,
    accept: (number) => `Accetta ${number}`,
    accepted: (number) => `Ordine ${number} accettato.`,
    noOrders: "Non ci sono ancora ordini su questo conto.",
    neverOrdered: "Non ci sono stati ordini su questo conto.",
    orderCount: (count) => (count === 1 ? "1 ordine" : `${count} ordini`),
    withService: "con servizio",
    toAnswerOut: "senza quelli da accettare",
    cancelledOut: "senza gli annullati",
    sendsAs: (name) => `come ${name}`,
    draftCount: (count) => (count === 1 ? "1 articolo" : `${count} articoli`),
    emptyDraft: "Nessun articolo nell’ordine",
    running: "Totale dell’ordine",
    close: "Chiudi conto",
    send: "Invia ordine",
    actions: "Azioni del conto",
    mergedInto: "Questo conto è stato unito a un altro.",
    seeOther: "Vedi l’altro conto",
    reopen: "Riapri conto",
    toGiveBack: "Pagato in eccesso, da rimborsare:",
    closingNeedsNetwork:
      "Senza risposta: solo con internet si sa quanto resta da pagare. Controlla la connessione e riprova.",
    closingNotYet:
      "Questo conto non è ancora stato inviato, e solo dopo si può chiudere. Se nessuno lo userà, scartalo.",
    printBill: "Stampa conto",
  },
};
