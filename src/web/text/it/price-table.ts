import { maxBulkEdits } from "../../../domain/account-limits.ts";
import type { priceTableText } from "../price-table-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const priceTable: Translated<typeof priceTableText> = {
  explanation:
    "Digita sul valore. Invio e le frecce cambiano riga, Esc annulla la cella, e puoi incollare una colonna copiata da un foglio di calcolo.",
  item: "Articolo",
  columns: { priceCents: "Prezzo", stock: "Scorta", active: "Attivo" },
  yes: "sì",
  no: "no",
  meaningYes: ["si", "s", "1", "x", "attivo", "vero", "true", "sim"],
  meaningNo: ["no", "n", "0", "", "non attivo", "falso", "false", "nao"],
  noPrice: "non è un prezzo",
  noCount: (min, max) => `da ${min} a ${max}`,
  noSwitch: "sì o no",
  gone: "è stato eliminato",
  was: (value) => `era ${value || "vuoto"}`,
  search: "Cerca nella tabella",
  withOptions: "Mostra le opzioni",
  nothingFound: "Nessun risultato.",
  noneSign: "–",
  pasted: (count) => (count === 1 ? "1 cella incollata." : `${count} celle incollate.`),
  leftOver: (count) =>
    count === 1
      ? "1 valore è rimasto fuori: la tabella è finita."
      : `${count} valori sono rimasti fuori: la tabella è finita.`,

  saving: {
    region: "Salva la tabella",
    unsaved: (count) =>
      count === 1
        ? "1 valore è cambiato e non è salvato."
        : `${count} valori sono cambiati e non sono salvati.`,
    tooMany: `Al massimo ${maxBulkEdits.toLocaleString("it")} righe per volta: scarta qualche modifica e salva il resto dopo.`,
    saved: (count) => (count === 1 ? "1 riga salvata." : `${count} righe salvate.`),
    nothingChanged: "Era già tutto così.",
    undone: "Le modifiche sono state annullate.",
    notUndone: (reason) => `Impossibile annullare le modifiche. ${reason}`,
    changedSince: "Un’altra persona ha cambiato questi valori dopo.",
    gone: (count, names) =>
      count === 1
        ? `Un’altra persona ha eliminato ${names || "un articolo"}, che avevi modificato.`
        : `Un’altra persona ha eliminato ${names || `${count} articoli`}, che avevi modificato.`,
  },

  change: {
    open: "Adegua prezzi",
    openOf: (category) => `Adegua prezzi di ${category}`,
    category: "Categoria",
    all: "Tutte le categorie",
    direction: "Direzione",
    up: "Aumenta",
    down: "Riduci",
    by: "Come",
    percent: "In percentuale",
    amount: "In valore",
    percentField: "Percentuale (%)",
    amountField: "Importo",
    percentWrong: (max) => `Inserisci una percentuale da 0 a ${max}, con al massimo due decimali.`,
    amountRequired: "Inserisci l’importo.",
    rounding: "Arrotonda",
    roundings: {
      cents: "Non arrotondare",
      "10": "A R$ 0,10",
      "50": "A R$ 0,50",
      "100": "A R$ 1,00",
      "90": "Che finisca in ,90",
    },
    withOptions: "Anche le opzioni",
    preview: "Risultato",
    from: "da",
    to: "a",
    none: "Nessun prezzo cambia.",
    free: "Ciò che non ha prezzo resta senza prezzo.",
    apply: (count) =>
      count === 0
        ? "Metti in tabella"
        : count === 1
          ? "Metti 1 prezzo in tabella"
          : `Metti ${count} prezzi in tabella`,
    applied: (count) =>
      count === 1
        ? "1 prezzo è cambiato nella tabella. Controllalo e salva."
        : `${count} prezzi sono cambiati nella tabella. Controllali e salva.`,
  },
};
