import type { jobText } from "../job-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const job: Translated<typeof jobText> = {
  jobs: {
    unprintedHeading: "Non stampati",
    printedHeading: "Stampati nelle ultime 24 ore",
    nonePrinted: "Non è stato ancora stampato nulla.",
    order: (number) => `Ordine ${number}`,
    bill: (table) => `Conto del tavolo ${table}`,
    day: (day, month, year) => `Chiusura del ${day}/${month}/${year}`,
    moved: (from, to) => `Spostato ${from} > ${to}`,
    reasons: { cancelled: "Annullato", reprint: "Ristampa", test: "Prova di stampa" },
    states: { queued: "In coda", offered: "In stampa", printed: "Stampato", failed: "Fallito" },
    reprint: "Stampa di nuovo",
    dismiss: "Ignora",
    dismissFailed: "Ignora tutti i falliti",
    queued: "Nella coda della stampante",
    atPrinter: "Alla stampante",
    instead: (other, first) => `${other}, al posto di ${first}`,
    here: "Stampa su questo dispositivo",
    hereHint:
      "Finché una pagina del personale è aperta qui, ciò che è di questa stampante viene stampato automaticamente.",
    hereNone: "Non stampare qui",
  },

  faults: {
    waitedTooLong: "Troppo tempo in coda",
    orderOver: "L’ordine era già pronto",
    tabOver: "Il conto era già chiuso",
    notLoaded: "L’ordine non si è caricato nel browser",
    notConfirmed: "Il browser non ha confermato la stampa",
    unexplained: "La stampante non ha detto perché",
    noPaper: "Senza carta",
    paperJam: "Carta inceppata",
    coverOpen: "Coperchio aperto",
    cutter: "Taglierina bloccata",
    defect: "Guasto della stampante",
    notUnderstood: "La stampante non ha capito ciò che ha ricevuto",
    noAnswer: "La stampante non ha risposto",
    disconnected: "La stampante è scollegata",
    unreachable: "Spenta, o con un altro indirizzo di rete",
    notFound: "L’agente non ha trovato la stampante",
    forbidden: "L’agente non ha il permesso di usare la stampante",
  },

  printing: {
    heading: "Stampa ordine",
    print: "Stampa",
    blocked: "Il browser ha bloccato la finestra. Consenti le finestre di questo sito e riprova.",
    notLoaded: "L’ordine non si è caricato.",
  },
};
