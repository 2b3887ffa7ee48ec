import type { printedMenuText } from "../printed-menu-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printedMenu: Translated<typeof printedMenuText> = {
  help: "Un PDF del menù da stampare, fatto con ciò che è sul sito adesso.",
  design: "Componi menù",
  designHint: "In A4, A5, libretto o pieghevole, con il codice che porta al menù di oggi.",
  paper: "Carta",
  papers: {
    a4: "Fogli A4",
    a5: "Fogli A5",
    booklet: "Libretto: fogli A4 piegati a metà",
    flyer: "Pieghevole: foglio A4 piegato in tre",
  },
  bookletHint: "Stampa fronte e retro, girando sul lato corto, e piega a metà.",
  flyerHint:
    "Stampa fronte e retro, girando sul lato corto. Con l’interno verso l’alto, piega il terzo destro e poi il sinistro sopra.",
  letters: "Caratteri",
  sizes: { usual: "Normali", large: "Grandi, per chi legge con difficoltà" },
  languageHint: "Ciò che non è tradotto esce in portoghese.",
  prices: "Con prezzi",
  address: "Con indirizzo e telefono",
  hours: "Con orari",
  logo: "Con il logo",
  colours: "Con il colore del locale",
  coloursHint: "Senza, il menù esce in bianco e nero.",
  preview: (page, pages) => `Pagina ${page} di ${pages}`,
  previousPage: "Pagina precedente",
  nextPage: "Pagina successiva",
  drawing: "Preparazione in corso...",
  contents:
    "C’è ciò che i clienti vedono nel menù, anche ciò che è esaurito. Ciò che non è attivo o è nascosto resta fuori.",
  download: "Scarica PDF",
  downloaded: (pages, sheets) =>
    `PDF scaricato: ${pages === 1 ? "1 pagina" : `${pages} pagine`} su ${sheets === 1 ? "1 foglio" : `${sheets} fogli`}, fronte e retro.`,
  fileName: "menu.pdf",
};
