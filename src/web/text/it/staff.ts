import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of staff-dictionary.ts in Italian. */
export const staff: Translated<typeof staffText> = {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Telefono",
    postalCode: "CEP",
    street: "Via",
    number: "Numero",
    complement: "Interno",
    district: "Quartiere",
    city: "Città",
    state: "UF",
    map: "Mappa",
    mapHint: "Incolli qui il codice da incorporare o l’indirizzo della mappa.",
    about: "Chi siamo",
    paymentInstructions: "Istruzioni di pagamento",
    pixKey: "Chiave PIX",
    paymentMethods: "Metodi di pagamento",
    languages: "Lingue",
    tableCount: "Numero di tavoli",
    servicePercent: "Servizio (%)",
    printQrCode: "Stampa codice QR",
    save: "Salva",
    signOut: "Esci",
  },

  live: {
    live: "Dal vivo",
    polled: "Si aggiorna ogni 15 s",
    connecting: "Connessione...",
  },

  days: {
    choose: "Altri giorni",
    clear: "Torna a oggi",
    from: "Da",
    to: "A",
    show: "Vedi",
    range: (from, to) => `${from} – ${to}`,
    invalid: "Scriva un giorno che esiste, come 21/11/2026.",
    turned: "L’ultimo giorno viene prima del primo.",
  },

  orders: {
    newOrders: "Nuovi ordini",
    enterOrder: "Nuovo ordine",
    isNew: "Nuovo",
    moreNew: (count) => `Altri ${count}: appaiono qui quando questi sono accettati.`,
    ready: "Pronto",
    markReady: (number) => `Pronto da ritirare: ordine ${number}`,
    isReady: (number) => `Ordine ${number} pronto da ritirare.`,
    scheduledFor: (when) => `Prenotato: ${when}`,
    area: "Zona",
    promised: "Promesso per",
    emptyBelow: "Nessun altro ordine qui",
    sentBy: (name) => `da ${name}`,
    showAll: "Mostra tutti gli ordini",
    statusNotChanged: (number, reason) =>
      `Lo stato dell’ordine ${number} non è cambiato. ${reason}`,
  },

  board: {
    columns: {
      open: "In attesa",
      processing: "In lavorazione",
      preparing: "In preparazione",
      ready: "Pronto",
      travelling: "In arrivo",
    },
    ages: { min: "min", h: "h", d: "g" },
    none: "Nessun ordine.",
    services: { delivery: "Consegna", takeout: "Asporto", indoor: "Tavolo o camera" },
    more: (count) => `e altri ${count}`,
    search: "Cerca ordine",
    searchHint: "Numero, nome o tavolo",
    service: "Servizio",
    allServices: "Tutti",
    nothingFound: "Nessun ordine trovato",
    nothingFoundHint: "Controlli il numero, il nome o il tavolo, e la scheda.",
    clearSearch: "Cancella la ricerca",
  },

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
    user: "Utente dell’amministratore",
    pass: "Password dell’amministratore",
    required: { pin: "Scriva il PIN.", user: "Scriva l’utente.", pass: "Scriva la password." },
    withPassword: "Usa e-mail e password",
    withPin: "Usa il PIN",
  },

  password: {
    current: "Password attuale",
    new: "Nuova password",
    confirm: "Conferma password",
    currentInvalid: "Password attuale non valida",
    mismatch: "Le due nuove password sono diverse",
    changed: "Password cambiata.",
  },

  staff: {
    attendant: "Cameriere",
    administrator: "Amministratore",
    block: "Blocca",
    unblock: "Sblocca",
    blocked: "Bloccato",
    resetPassword: "Reimposta password",
  },

  printing: {
    heading: "Stampa ordine",
    print: "Stampa",
    printOrder: (number) => `Stampa l’ordine ${number}`,
    blocked: "Il browser ha bloccato la finestra. Consenta le finestre di questo sito e riprovi.",
    close: "Chiudi",
    notLoaded: "L’ordine non si è caricato.",
  },
};
