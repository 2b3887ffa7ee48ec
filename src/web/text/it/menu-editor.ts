import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    missingCount: (count) => (count === 1 ? "Manca 1 lingua" : `Mancano ${count} lingue`),
  },

  entry: {
    inactive: "Non attivo",
    hiddenFromNavigation: "Fuori navigazione",
    edit: (title) => `Modifica ${title}`,
    open: (title) => `Apri ${title}`,
    titleRequired: "Inserisci almeno il titolo!",
  },

  adding: {
    category: "Nuova categoria",
    item: "Nuovo articolo",
    group: "Nuova sottocategoria",
    option: "Nuova opzione",
    categoryTitle: "Inserisci il titolo della categoria!",
    itemTitle: "Inserisci il titolo dell’articolo!",
    groupTitle: "Inserisci il titolo della sottocategoria!",
    optionTitle: "Inserisci il titolo dell’opzione!",
    add: "Aggiungi",
    added: (title) => `Aggiunto: ${title}.`,
    firstCategory: "Comincia da una categoria, come Pizze o Bevande.",
    emptyTitle: "Il tuo menù è vuoto",
    noItems: "Ancora nessun articolo.",
    noGroups: "Aggiungi sottocategorie a scelta del cliente, come Impasto o Cottura della carne.",
  },

  copying: {
    duplicated: (title) => `Duplicato: ${title}.`,
    failed: (title, reason) => `Impossibile duplicare ${title}. ${reason}`,
    undone: "La copia è stata annullata.",
    notUndone: (reason) => `Impossibile annullare la copia. ${reason}`,
    copied: (title, count) =>
      count === 1 ? `${title}: copiato su 1 articolo.` : `${title}: copiato su ${count} articoli.`,
  },

  deleting: {
    deleted: (title) => `Hai eliminato ${title}.`,
    restored: (title) => `${title}: ripristinato.`,
    failed: (title, reason) => `Impossibile eliminare ${title}. ${reason}`,
    notRestored: (title, reason) => `Impossibile ripristinare ${title}. ${reason}`,
  },

  sorting: {
    categories: "Riordina categorie",
    items: "Riordina articoli",
    groups: "Riordina sottocategorie",
    options: "Riordina opzioni",
  },
  lost: (title) => `${title}: l’ultima modifica non è stata salvata.`,
  orderLost: "Le nuove posizioni non sono state salvate.",
};
