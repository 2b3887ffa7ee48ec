import type { rowsText } from "../rows-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rows: Translated<typeof rowsText> = {
  rows: {
    drag: (name) => `Cambia la posizione di ${name}`,
    moveUp: (name) => `Sposta su ${name}`,
    moveDown: (name) => `Sposta giù ${name}`,
    moved: (name, position, count) => `${name}: posizione ${position} di ${count}.`,
    remove: (name) => `Rimuovi ${name}`,
    removed: (name) => `Rimosso: ${name}.`,
    undo: "Annulla",
  },

  dragging: {
    instructions:
      "Per prendere, premi spazio o Invio. Sposta con le frecce e premi di nuovo per lasciare, o Esc per annullare.",
    picked: (title) => `Preso: ${title}.`,
    over: (title, place) => `${title}: ${place}.`,
    placeNumber: (place, count) => `posizione ${place} di ${count}`,
    dropped: (title, place) => `${title}: ora ${place}.`,
    cancelled: (title) => `${title}: di nuovo al suo posto.`,
  },
};
