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
    titleRequired: "Inserisca almeno il titolo!",
  },

  adding: {
    category: "Nuova categoria",
    item: "Nuovo articolo",
    group: "Nuova sottocategoria",
    option: "Nuova opzione",
    categoryTitle: "Inserisca il titolo della categoria!",
    itemTitle: "Inserisca il titolo dell’articolo!",
    groupTitle: "Inserisca il titolo della sottocategoria!",
    optionTitle: "Inserisca il titolo dell’opzione!",
    add: "Aggiungi",
    added: (title) => `${title} è stato aggiunto.`,
    firstCategory: "Cominci da una categoria, come Pizze o Bevande.",
    emptyTitle: "Il suo menù è vuoto",
    noItems: "Ancora nessun articolo.",
    noGroups: "Aggiunga sottocategorie a scelta del cliente, come Impasto o Cottura della carne.",
  },

  copying: {
    duplicated: (title) => `${title} è stato duplicato.`,
    failed: (title, reason) => `Impossibile duplicare ${title}. ${reason}`,
    undone: "La copia è stata annullata.",
    notUndone: (reason) => `Impossibile annullare la copia. ${reason}`,
    copied: (title, count) =>
      count === 1
        ? `${title} è stato copiato su 1 articolo.`
        : `${title} è stato copiato su ${count} articoli.`,
  },

  deleting: {
    deleted: (title) => `Ha eliminato ${title}.`,
    restored: (title) => `${title} è tornato.`,
    failed: (title, reason) => `Impossibile eliminare ${title}. ${reason}`,
    notRestored: (title, reason) => `Impossibile ripristinare ${title}. ${reason}`,
  },

  sorting: {
    categories: "Ordina categorie",
    items: "Ordina articoli",
    groups: "Ordina sottocategorie",
    options: "Ordina opzioni",
  },
  lost: (title) => `${title}: l’ultima modifica non è stata salvata.`,
  orderLost: "Il nuovo ordine non è stato salvato.",
};
