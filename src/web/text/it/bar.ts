import type { barText } from "../bar-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const bar: Translated<typeof barText> = {
  bar: {
    label: "Modalità modifica",
    editing: "Modifica",
    editingLong: "Sta modificando il menù",
    looking: "Vista del cliente",
    lookingLong: "Sta vedendo il sito come lo vede il cliente",
    look: "Cliente",
    lookLong: "Vedi come cliente",
    prices: "Prezzi",
    edit: "Modifica",
    editLong: "Torna a modificare",
    closed: "Il locale non è attivo: solo lei vede questa pagina.",
  },
  activity: {
    help: "Per ferie o lavori può mettere il sito offline. Nulla di ciò che contiene va perso.",
    isOpen: "Online",
    close: "Metti offline",
    closeQuestion: "Mettere il sito offline?",
    closeExplanation:
      "I clienti non vedono più il menù e non ordinano: vedono solo nome, logo e contatti. Può riaprire quando vuole.",
    open: "Riapri il sito",
    opened: "Il sito è di nuovo online.",
    closed: "Il sito è offline.",
  },
  inactive: {
    title: "Account disattivato",
    explanation:
      "I clienti vedono solo nome, logo e contatti. Le impostazioni tornano con il sito, come le ha lasciate.",
  },
};
