import type { outboxText } from "../outbox-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const outbox: Translated<typeof outboxText> = {
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
    waiting: "Salvato su questo dispositivo; viene inviato automaticamente quando torna internet.",
    onItsWay:
      "È già partito da questo dispositivo, ma manca la risposta: viene inviato di nuovo automaticamente, e non si può più cambiare.",
    waitingOnPage:
      "Il dispositivo non può salvarlo: lascia aperta questa pagina finché non viene inviato.",
    old: (time) => `Fatto ${time} fa. Inviarlo comunque?`,
    other: "Fatto da un’altra persona su questo dispositivo. Inviarlo comunque?",
    refused: "Non è stato accettato, e non è potuto tornare nell’ordine in corso.",
    send: "Invia",
    edit: "Modifica",
    editTooMany: "Non entra nell’ordine in corso. Invia prima quello.",
    discard: "Scarta",
    discardQuestion: "Scartare l’ordine non inviato?",
    maybeArrived:
      "Forse è già arrivato: manca solo la risposta. Se è arrivato, è tra gli ordini del conto.",
    keep: "Mantieni",
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
      "Gli articoli non entrano nell’ordine in corso sull’altro conto, e restano qui. Invia prima quello, o apri un conto individuale.",
    unknown:
      "Forse è già arrivato, intero o in un’altra versione. Controlla gli ordini del conto prima di inviarlo di nuovo.",
    understood: "Ho capito",
  },

  opening: {
    waiting:
      "Aperto senza internet: è salvato su questo dispositivo e viene inviato automaticamente, prima degli ordini.",
    onItsWay:
      "È già partito da questo dispositivo, ma manca la risposta: viene inviato di nuovo automaticamente, prima degli ordini.",
    waitingOnPage:
      "Il dispositivo non può salvarlo: lascia aperta questa pagina finché non viene inviato.",
    old: (time) => `Il conto è stato aperto ${time} fa. Inviarlo comunque?`,
    other: "Il conto è stato aperto da un’altra persona su questo dispositivo. Inviarlo comunque?",
    refused: "Il conto non è stato aperto",
    tableGone: (number) =>
      `Il tavolo ${number} non esiste più. Scegline un altro: gli articoli e gli ordini vanno con il conto.`,
    switchedOff:
      "I conti sono disattivati, o non puoi più aprirli. Parla con un amministratore e riprova: gli articoli e gli ordini restano qui.",
    refusedFor: (reason) => `${reason} Gli articoli e gli ordini restano qui.`,
    chooseTable: "Scegli un altro tavolo",
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
      "Questo conto è diventato INDIVIDUALE, con i suoi ordini. Per avere un conto solo, usa “Unisci a un altro conto” nelle azioni del conto.",
  },

  foreign: {
    waits:
      "È stato fatto su questo dispositivo con una versione più nuova del programma, e questa non sa inviarlo. Ricarica la pagina.",
    reload: "Ricarica",
    discardQuestion: "Scartare ciò che è stato fatto nella versione più nuova?",
    maybeArrived: "Può essere già arrivato: controlla prima il conto.",
  },
};
