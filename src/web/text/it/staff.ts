import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const staff: Translated<typeof staffText> = {
  days: {
    choose: "Altri giorni",
    clear: "Torna a oggi",
    range: (from, to) => `${from} – ${to}`,
  },

  orders: {
    newOrders: "Nuovi ordini",
    isNew: "Nuovo",
    moreNew: (count) => `Altri ${count}: appaiono qui quando questi sono accettati.`,
    ready: "Pronto",
    markReady: (number) => `Pronto da ritirare: ordine ${number}`,
    isReady: (number) => `Ordine ${number} pronto da ritirare.`,
    over: "Questo ordine è già chiuso.",
    tabOver: "Il conto è chiuso.",
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
      travelling: "In consegna",
    },
    ages: { min: "min", h: "h", d: "g" },
    none: "Nessun ordine.",
    services: { delivery: "Consegna", takeout: "Asporto", indoor: "Tavolo o camera" },
    more: (count) => `e altri ${count}`,
    search: "Cerca ordine",
    searchHint: "N., nome o tavolo",
    service: "Servizio",
    allServices: "Tutti",
    nothingFound: "Nessun ordine trovato",
    nothingFoundHint: "Controlla il numero, il nome o il tavolo, e la scheda.",
    clearSearch: "Cancella la ricerca",
  },

  list: {
    onlyMine: "Mostra solo i miei ordini",
    hiddenDetails: "dati nascosti per privacy",
    changeStatus: (number) => `Stato dell’ordine ${number}`,
    moveTo: (status) => `Passa a ${status}`,
    statusChanged: (number, status) => `Ordine ${number}: ${status}`,
    loadMore: "Vedi altri ordini",
    moreItems: (count) => (count === 1 ? "e 1 altro articolo" : `e altri ${count} articoli`),
    emptyGuest: "Gli ordini fatti su questo dispositivo appaiono qui.",
    emptyStaff: "I nuovi ordini appaiono qui appena arrivano.",
    beforeFirst: "Mostra ai clienti il codice QR o manda loro il link del menù.",
    emptyTab: "Nessun ordine in questa scheda.",
    tableOrders: "Ordine al tavolo",
    drawer: "Cassa",
    timeAgo: (time) => `${time} fa`,
  },

  jobs: {
    open: "Stampe",
    allPrinted: "Tutto stampato.",
  },
};
