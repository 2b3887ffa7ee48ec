import type { productText } from "../product-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const product: Translated<typeof productText> = {
  front: {
    title: "Comanda",
    what: "Menù e ordini online per ristoranti, bar, hotel e caffè. Ogni locale ha qui il proprio indirizzo.",
  },

  missing: {
    what: "Non c’è nulla a questo indirizzo. Controlla, lettera per lettera, che sia come lo indica il locale. Se viene da un codice QR, chiedine uno nuovo al locale.",
  },

  offline:
    "Questa pagina non è ancora salvata su questo dispositivo. Controlla la connessione e riprova.",

  oldBrowser:
    "Questo browser è vecchio: puoi leggere questa pagina, ma per ordinare ne serve uno più nuovo.",
  pageFailed: "Qualcosa è andato storto.",
  pageReadsOnly: "Puoi leggere questa pagina, ma non usarla.",

  withoutScripts: "Questa pagina richiede JavaScript. Attivalo nel browser e riapri la pagina.",
};
