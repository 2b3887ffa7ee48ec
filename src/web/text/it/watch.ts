import type { watchText } from "../watch-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const watch: Translated<typeof watchText> = {
  call: {
    tableCalls: (number) => `Il tavolo ${number} chiama`,
    onMyWay: "Arrivo",
    onMyWayTo: (number) => `Arrivo al tavolo ${number}`,
    since: (clock, ago) => `dalle ${clock}, ${ago}`,
    tableAsksBill: (number) => `Il tavolo ${number} chiede il conto`,
  },

  time: {
    timeAgo: (time) => `${time} fa`,
    justNow: "ora",
  },

  orders: {
    placedBy: (name) => `da ${name}`,
    soundOn: "Suono attivo",
    turnSoundOn: "Attiva il suono",
    soundOff: "Il suono è spento su questo dispositivo.",
    soundAsleep: "Tocca lo schermo per riattivare il suono.",
    waitingBar: "In attesa del personale",
    newCount: (count) => (count === 1 ? "1 nuovo ordine" : `${count} nuovi ordini`),
    withdrawn: (number, place) => `Ordine ${number} annullato dal cliente: ${place}`,
    tableReady: (number, table) => `Ordine ${number} pronto: ${table}`,
    autoAccepted: (number, place) => `Nuovo ordine ${number}, accettato automaticamente: ${place}`,
    late: "Senza risposta da più di 3 minuti.",
    delivery: "Consegna",
  },

  shift: {
    openShift: "Inizia turno",
    openShiftWhy: "Attiva il suono e tiene acceso lo schermo di questo dispositivo.",
    screenMayDarken:
      "Lo schermo di questo dispositivo può spegnersi: nelle sue impostazioni tienilo sempre acceso.",
  },

  jobs: {
    unprinted: (count) => (count === 1 ? "1 non stampato." : `${count} non stampati.`),
    look: "Controlla la stampante.",
    noDevice: (printer) => `${printer} senza dispositivo.`,
    seeList: "Guarda in Stampe.",
    heading: "Stampe",
  },

  live: {
    live: "Live",
    polled: "Si aggiorna ogni 15 s",
    connecting: "Connessione...",
  },
};
