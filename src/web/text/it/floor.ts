import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const floor: Translated<typeof floorText> = {
  tables: {
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
    ages: { min: "min", h: "h", d: "g" },
    lastOrder: (time) => `ultimo ordine ${time} fa`,
    openTabs: (count) => (count === 1 ? "1 conto aperto" : `${count} conti aperti`),
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} conti`,
    unsent: (count) => (count === 1 ? "1 ordine non inviato" : `${count} ordini non inviati`),
    unsentTabs: (count) =>
      count === 1 ? "1 conto non ancora inviato" : `${count} conti non ancora inviati`,
    notSentYet: "Non inviato",
    returned: (count) => (count === 1 ? "1 ordine non accettato" : `${count} ordini non accettati`),
    drafted: (count) => (count === 1 ? "1 articolo non inviato" : `${count} articoli non inviati`),
    noneTitle: "Nessun tavolo",
    none: "Il numero di tavoli si sceglie nelle impostazioni, in Admin.",
    chooseNumber: "Scegli quanti tavoli",
    closedTabs: "Conti chiusi",
    drawer: "Cassa",
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
    served: "Fatto",
    noTabs: "Gli ordini su conto sono disattivati nelle impostazioni.",
    asksBill: "Questo tavolo chiede il conto.",
  },

  opening: {
    choose: "Scegli il conto",
    opened: (ago) => `aperto ${ago}`,
    newTab: "Nuovo conto",
    name: "Nome del conto",
    nameHint: "Di chi è, o come riconoscerlo.",
    individualCheck: "Conto individuale",
    individualHint: "Il tavolo ha già un conto che non è individuale.",
    open: "Apri conto",
    taken: (number) => `Un altro dispositivo ha già aperto il tavolo ${number}.`,
    notOpened: "Il conto non è stato aperto.",
  },
};
