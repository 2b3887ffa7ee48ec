import type { movesText } from "../moves-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of moves-dictionary.ts in Italian. */
export const moves: Translated<typeof movesText> = {
  menu: "Azioni del conto",
  rename: "Rinomina",
  move: "Cambia tavolo",
  merge: "Unisci a un altro conto",
  pass: "Passa articoli",
  back: "Indietro",
  save: "Salva nome",
  name: "Nome del conto",
  nameHint: "Vuoto, porta il numero del tavolo.",
  renamed: "Nome del conto salvato.",

  toWhichTable: "A quale tavolo?",
  table: (number, state) => `Tavolo ${number}, ${state}`,
  moved: (number) => `Il conto ora è al tavolo ${number}.`,
  taken: (number) => `Il tavolo ${number} ha già un conto aperto.`,
  takenHint: "Unisca i due, o scelga un altro tavolo.",
  mergeInstead: "Unisci i due",

  withWhich: "Con quale conto?",
  withWhichOf: (number) => `Quale conto del tavolo ${number}?`,
  noOthers: "Nessun altro conto è aperto.",
  noOthersHere: "Questo tavolo non ha un altro conto aperto. Ne apra uno con il pulsante +.",
  mergeQuestion: (from, into) => `Unire ${from} a ${into}?`,
  mergeHint: "Gli ordini e i pagamenti passano a quello, e questo viene chiuso.",
  merged: (into) => `I conti sono stati uniti: ${into}.`,

  passWhat: "Che cosa passa a un altro conto?",
  nothingToPass: "Questo conto non ha articoli da passare.",
  chooseFirst: "Scelga almeno un articolo.",
  chosen: (count) => (count === 1 ? "1 articolo scelto" : `${count} articoli scelti`),
  of: (qty, most) => `${qty} di ${most}`,
  qtyOf: (title, number) => `${title}, ordine ${number}`,
  passAll: "Tutto",
  next: "Scegli destinazione",
  tableTab: "Conto del tavolo",
  newTableTab: "Apri il conto del tavolo",
  passed: (to) => `Articoli passati: ${to}.`,

  closedMeanwhile: "Uno dei conti è già chiuso. Nulla è cambiato.",
  changed: "Il conto è cambiato su un altro dispositivo. Controlli e riprovi.",
  mergeChangesTotal:
    "Il servizio non si addebita uguale nei due: uniti, il totale cambierebbe. Chiuda ognuno a parte.",
  paidFor: "Ciò che è pagato non passa: prima lo rimborsi.",

  closedTabs: "Conti chiusi",
  closedToday: "Chiusi oggi",
  search: "Tavolo o nome",
  noneClosed: "Nessun conto è stato chiuso oggi.",
  noneFound: "Nessun conto chiuso oggi ha questo tavolo o questo nome.",
  moreClosed: "Ce ne sono altri, chiusi prima.",
  closedAt: (clock, by) => (by === null ? `chiuso alle ${clock}` : `chiuso alle ${clock} da ${by}`),

  reopen: "Riapri conto",
  reopenReason: "Perché riaprire?",
  reasonRequired: "Dica il motivo.",
  reopened: "Il conto è di nuovo aperto.",
  reopenTaken: "Il tavolo ha già un altro conto aperto. Prima lo chiuda, lo sposti o lo unisca.",
  tooLate: "Un conto si riapre solo lo stesso giorno.",
  approvalWhy: "Un amministratore deve approvare.",

  mergedInto: "Questo conto è stato unito a un altro.",
  seeOther: "Vedi l’altro conto",

  bill: "Conto chiesto",
  tableAsksBill: (number) => `Il tavolo ${number} chiede il conto`,
  asksBill: "Questo tavolo chiede il conto.",
};
