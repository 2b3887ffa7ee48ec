import type { barText } from "../bar-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const bar: Translated<typeof barText> = {
  bar: {
    label: "Modalità modifica",
    editing: "Modifica",
    editingLong: "Stai modificando il menù",
    looking: "Vista del cliente",
    lookingLong: "Stai vedendo il sito come lo vede il cliente",
    look: "Cliente",
    lookLong: "Vedi come cliente",
    prices: "Prezzi",
    edit: "Modifica",
    editLong: "Torna a modificare",
    closed: "Il locale non è attivo: solo tu vedi questa pagina.",
  },
  activity: {
    help: "Per ferie o lavori puoi mettere il sito offline. Non si perde nulla di ciò che contiene.",
    isOpen: "Online",
    close: "Metti offline",
    closeQuestion: "Mettere il sito offline?",
    closeExplanation:
      "I clienti non vedono più il menù e non ordinano: vedono solo nome, logo e contatti. Puoi riaprire quando vuoi.",
    open: "Riapri il sito",
    opened: "Il sito è di nuovo online.",
    closed: "Il sito è offline.",
  },
  inactive: {
    title: "Account disattivato",
    explanation:
      "I clienti vedono solo nome, logo e contatti. Le impostazioni tornano con il sito, come le hai lasciate.",
  },
};
