import type { codeText } from "../code-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const code: Translated<typeof codeText> = {
  help: "Un PDF pronto da stampare e ritagliare: il codice del sito e, se ci sono tavoli, uno per ciascuno.",
  print: "Stampa codice QR",
  newTab: "Il PDF si apre in un’altra scheda.",
  design: "Componi fogli",
  designHint: "Segnatavolo, adesivi e biglietti, con il logo e il colore del locale.",
  heading: "Fogli di codici",
  kind: "Codici",
  kinds: { page: "Della pagina del locale", tables: "Di ogni tavolo", rooms: "Di ogni camera" },
  layout: "Formato",
  layouts: {
    tents: "Segnatavolo A6, da piegare",
    stickers: "Adesivi da 70 × 37 mm",
    cards: "Biglietti da ritagliare",
  },
  numbers: "Numeri",
  numbersHint: (most) => `Vuoto: da 1 a ${most}. O scegli: 1-4, 9`,
  wrongNumbers: (most) => `Inserisci numeri da 1 a ${most}, come 1-4, 9.`,
  logo: "Con il logo",
  colours: "Con il colore del locale",
  preview: "Come viene il primo foglio",
  drawing: "Preparazione in corso...",
  none: "Non ci sono tavoli né camere: indica nelle impostazioni quanti sono.",
  download: "Scarica PDF",
  downloaded: (count) =>
    count === 1 ? "PDF con 1 codice scaricato." : `PDF con ${count} codici scaricato.`,
  fileName: "codici.pdf",
  keys: "Chiavi dei tavoli",
  keysHelp:
    "Il codice di ogni tavolo contiene una chiave: con essa l’ordine del cliente va sul conto del tavolo. Se qualcuno ordina da lontano con una foto del codice, rinnova la chiave e stampa di nuovo.",
  table: "Tavolo",
  renew: "Rinnova chiave",
  renewQuestion: (table) => `Rinnovare la chiave del tavolo ${table}?`,
  renewWarning: (table) =>
    `I codici già stampati del tavolo ${table} non servono più per ordinare: stampane di nuovi e sostituiscili.`,
  renewedAt: (when) => `Chiave rinnovata il ${when}.`,
  renewedBy: (when, name) => `Chiave rinnovata il ${when} da ${name}.`,
  renewed: (table) => `Chiave del tavolo ${table} rinnovata. Stampa di nuovo il codice.`,
};
