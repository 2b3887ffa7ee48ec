import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of floor-dictionary.ts in Italian. */
export const floor: Translated<typeof floorText> = {
  tables: {
    heading: "Tavoli",
    states: {
      calling: "Chiama",
      callingForBill: "Conto richiesto",
      onTheWay: "Qualcuno sta arrivando",
      free: "Libero",
      bill: "Conto richiesto",
      occupied: "Occupato",
    },
    seeOrders: "VEDI ORDINI",
    onTheWay: "In arrivo",
    lastOrder: (time) => `ultimo ordine ${time} fa`,
    openTabs: (count) => (count === 1 ? "1 conto aperto" : `${count} conti aperti`),
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} conti`,
    unsent: (count) => (count === 1 ? "1 ordine non inviato" : `${count} ordini non inviati`),
    unsentTabs: (count) =>
      count === 1 ? "1 conto non ancora inviato" : `${count} conti non ancora inviati`,
    notSentYet: "Non inviato",
    returned: (count) => (count === 1 ? "1 ordine non accettato" : `${count} ordini non accettati`),
    noneTitle: "Nessun tavolo",
    none: "Il numero di tavoli si sceglie nelle impostazioni, in Admin.",
    chooseNumber: "Scegli quanti tavoli",
  },

  guestOrders: {
    note: (count, number) =>
      count === 1
        ? `Un cliente ha ordinato dal telefono per “${number}”: è fuori dai conti.`
        : `${count} ordini di clienti dal telefono per “${number}”: sono fuori dai conti.`,
    order: (number) => `Ordine ${number}`,
    short: (count) => (count === 1 ? "1 ordine di cliente" : `${count} ordini di clienti`),
  },

  call: {
    calling: "Questo tavolo sta chiamando.",
    onTheWay: "Qualcuno sta già arrivando.",
    personOnTheWay: (name) => `${name} sta arrivando.`,
    callingAgain: "Qualcuno sta arrivando, e il tavolo ha chiamato di nuovo.",
    go: "Sto arrivando",
    served: "Servito",
    noTabs: "Gli ordini su conto sono disattivati nelle impostazioni.",
  },

  opening: {
    choose: "Scelga il conto",
    opened: (ago) => `aperto ${ago}`,
    newTab: "Nuovo conto",
    name: "Nome del conto",
    nameHint: "Di chi è, o come riconoscerlo.",
    individual: "INDIVIDUALE",
    individualCheck: "Conto individuale",
    individualHint: "Il tavolo ha già un conto che non è individuale.",
    open: "Apri conto",
    taken: (number) => `Un altro dispositivo ha già aperto il tavolo ${number}.`,
    notOpened: "Il conto non è stato aperto.",
    notSentYet: "non ancora inviato",
    waiting:
      "Aperto senza internet: è salvato su questo dispositivo e parte da solo, prima degli ordini.",
    onItsWay:
      "È già partito da questo dispositivo, e la risposta manca: riparte da solo, prima degli ordini.",
    waitingOnPage: "Il dispositivo non può salvarlo: lasci aperta questa pagina finché parte.",
    old: (time) => `Il conto è stato aperto ${time} fa. Inviarlo comunque?`,
    other: "Il conto è stato aperto da un’altra persona su questo dispositivo. Inviarlo comunque?",
    refused: "Il conto non è stato aperto",
    tableGone: (number) =>
      `Il tavolo ${number} non esiste più. Ne scelga un altro: gli articoli e gli ordini vanno con il conto.`,
    switchedOff:
      "I conti sono disattivati, o lei non può più aprirli. Parli con un amministratore e riprovi: gli articoli e gli ordini restano qui.",
    refusedFor: (reason) => `${reason} Gli articoli e gli ordini restano qui.`,
    chooseTable: "Scegli un altro tavolo",
    tryAgain: "Riprova",
    discardQuestion: (orders) => {
      if (orders === 0) return "Scartare il conto non inviato?";
      return orders === 1
        ? "Scartare il conto e il suo ordine non inviato?"
        : `Scartare il conto e i suoi ${orders} ordini non inviati?`;
    },
    discardDraft: "Anche gli articoli scelti per il conto vengono scartati.",
    maybeArrived:
      "Forse è già arrivato: manca solo la risposta. Se è arrivato, è tra i conti del tavolo.",
    besideTitle: "Un altro dispositivo aveva già aperto questo tavolo",
    beside:
      "Questo conto è diventato INDIVIDUALE, con i suoi ordini. Per avere un conto solo, usi “Unisci a un altro conto” nelle azioni del conto.",
    closingNotYet:
      "Questo conto non è ancora stato inviato, e solo dopo si può chiudere. Se nessuno lo userà, lo scarti.",
  },

  tab: {
    unnamedIndividual: "Senza nome",
    backToTables: "Torna ai tavoli",
    newTab: "Nuovo conto a questo tavolo",
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
    search: "Cerca articolo",
    options: "Opzioni e nota",
    optionsOf: (title) => `Opzioni e nota di ${title}`,
    inOrder: (count) => `${count} nell’ordine`,
    tooMany: (lines, entries) =>
      `Un ordine ha al massimo ${lines} righe, e ${entries} con le opzioni.`,
    draftCount: (count) => (count === 1 ? "1 articolo" : `${count} articoli`),
    emptyDraft: "Nessun articolo nell’ordine",
    running: "Totale dell’ordine",
    close: "Chiudi conto",
    send: "Invia ordine",
    menuMissing: "Il menù non si è caricato.",
    gone: "Fuori menù",
  },

  unsent: {
    state: "non inviato",
    regions: {
      all: "Non inviati",
      held: "Non inviati, in attesa di una decisione",
      waiting: "Non inviati, in attesa di internet",
    },
    count: (count) =>
      count === 1
        ? "1 invio attende su questo dispositivo"
        : `${count} invii attendono su questo dispositivo, e partono in ordine`,
    afterTab: "Salvato su questo dispositivo; parte dopo il conto.",
    waiting: "Salvato su questo dispositivo; parte da solo quando torna internet.",
    onItsWay:
      "È già partito da questo dispositivo, e la risposta manca: riparte da solo, e non cambia più.",
    waitingOnPage: "Il dispositivo non può salvarlo: lasci aperta questa pagina finché parte.",
    old: (time) => `Fatto ${time} fa. Inviarlo comunque?`,
    other: "Fatto da un’altra persona su questo dispositivo. Inviarlo comunque?",
    refused: "Non è stato accettato, e non è potuto tornare nell’ordine in corso.",
    send: "Invia",
    edit: "Modifica",
    editTooMany: "Non entra nell’ordine in corso. Invii prima quello.",
    discard: "Scarta",
    discardQuestion: "Scartare l’ordine non inviato?",
    maybeArrived:
      "Forse è già arrivato: manca solo la risposta. Se è arrivato, è tra gli ordini del conto.",
    keep: "Tieni",
  },

  refusal: {
    title: "L’ordine non è stato accettato",
    state: "non accettato",
    waits: "Il motivo e gli articoli sono sul conto.",
    back: "Gli articoli sono tornati nell’ordine.",
    prices: "Alcuni prezzi sono cambiati. Gli articoli sono tornati nell’ordine.",
    sendAtNewPrices: "Invia ai nuovi prezzi",
    unavailable: "Questi articoli non sono più disponibili. L’ordine è tornato sullo schermo.",
    short: "Alcuni articoli sono finiti o non bastano. L’ordine è tornato sullo schermo.",
    options: "Le opzioni di alcuni articoli vanno adeguate. L’ordine è tornato sullo schermo.",
    choose: "Scegli opzioni",
    remove: "Togli dall’ordine",
    closed: "Questo conto è già chiuso. Gli articoli sono ancora qui.",
    newTab: "Nuovo conto con questi articoli",
    noRoom:
      "Gli articoli non entrano nell’ordine in corso sull’altro conto, e restano qui. Invii prima quello, o apra un conto individuale.",
    unknown:
      "Forse è già arrivato, intero o in un’altra versione. Controlli gli ordini del conto prima di inviarlo di nuovo.",
    understood: "Ho capito",
  },

  bill: {
    print: "Stampa conto",
    people: "Dividi tra quante persone",
    peopleWrong: (most) => `Scriva un numero da 1 a ${most}.`,
    atPrinter: "Alla stampante",
    here: "Stampa su questo dispositivo",
    queued: "Nella coda della stampante",
    blocked: "Il browser ha bloccato la finestra. Consenta le finestre di questo sito e riprovi.",
    failed: "Il conto non si è caricato.",
  },

  payment: {
    heading: "INCASSO:",
    subtotal: "Subtotale",
    service: "Servizio",
    total: "Totale",
    paid: "Pagato",
    left: "Da pagare",
    overpaid: "Pagato in più",
    toGiveBack: "Pagato in più, da restituire:",
    waived: "tolto",
    amount: "Importo",
    waive: "Senza servizio",
    cancel: "Annulla",
    pay: "Paga",
    question: (amount) => `Pagare ${amount}?`,
    waiveQuestion: "Chiudere senza servizio?",
    received: (amount) => `Ricevuto: ${amount}.`,
    paidAll: (table) => `${table}: conto pagato e chiuso.`,
    tooMuch: (left) => `Al massimo ciò che resta da pagare: ${left}.`,
    nothing: "Deve essere maggiore di zero.",
    waivedTooLate: "È già pagato più del totale senza servizio.",
    answerFirst:
      "Un ordine del cliente su questo conto attende ancora. Lo accetti o lo rifiuti prima di chiudere.",
    changed: "Il conto è cambiato su un altro dispositivo. Controlli gli importi.",
    needsNetwork: "I pagamenti si registrano solo con internet; nessuno è salvato per dopo.",
    closingNeedsNetwork:
      "Senza risposta: solo con internet si sa quanto resta da pagare. Controlli la connessione e riprovi.",
    unanswered: (amount) =>
      `Il pagamento di ${amount} è rimasto senza risposta, e può essere stato registrato. Riprovare non addebita due volte.`,
    unansweredWaiver:
      "La chiusura senza servizio è rimasta senza risposta, e può essere stata registrata. Riprovare non addebita due volte.",
    unansweredShort: "Un pagamento di questo conto è rimasto senza risposta.",
    registered: "Questo pagamento era già registrato. Controlli i pagamenti.",
    tryAgain: "Riprova",
    giveUp: "Rinuncia",
    givenUp: "Controlli i pagamenti prima di incassare di nuovo.",
    closeEmpty: "Chiudere il conto vuoto?",
    closeSettled: "Non resta nulla da pagare. Chiudere il conto?",
    ended: (table) => `${table}: conto chiuso.`,
    unsentQuestion: "Incassare senza gli articoli non inviati?",
    unsentDraft: "Ci sono articoli scelti non ancora inviati.",
    unsentOrders: "C’è un ordine salvato su questo dispositivo non ancora arrivato.",
  },
};
