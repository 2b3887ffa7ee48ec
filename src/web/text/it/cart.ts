import type { cartText } from "../cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cart: Translated<typeof cartText> = {
  item: {
    options: "Opzioni",
    observation: "Nota sull’articolo",
    observationPlaceholder: "Es.: senza cipolla",
    save: "Salva",
    add: "Aggiungi",
    addedCount: (title, count) =>
      count === 1 ? `${title} è nell’ordine.` : `${title}: ${count} in più nell’ordine.`,
    undo: "Annulla",
    removed: (title) => `${title} non è più nell’ordine.`,
    choose: (group) => `Scegli: ${group}`,
    missing: (count) => `Da scegliere ancora: ${count}.`,
    atMost: (count) => `Al massimo ${count}.`,
    uneven: "Tutte le unità hanno le stesse opzioni: scegli di nuovo.",
    full: (max) => `Il massimo è ${max}: per cambiare, togli un’opzione.`,
    none: "Nessuna",
    free: "gratis",
    freeOf: (count) => `${count} gratis`,
    another: "Un’altra, diversa",
    anotherNote: "Questa è una in più: ciò che è già nell’ordine resta com’è.",
    inOrder: "Nell’ordine",
    edit: "Modifica",
    tooManyLines: (lines, entries) =>
      `Un ordine può avere al massimo ${lines} righe, e ${entries} con le opzioni.`,
  },
};
