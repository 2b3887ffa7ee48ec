import type { rowsText } from "../rows-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rows: Translated<typeof rowsText> = {
  rows: {
    drag: (name) => `Cambia l’ordine di ${name}`,
    moveUp: (name) => `Sposta su ${name}`,
    moveDown: (name) => `Sposta giù ${name}`,
    moved: (name, position, count) => `${name} ora è il ${position}º di ${count}.`,
    remove: (name) => `Rimuovi ${name}`,
    removed: (name) => `${name} è stato rimosso.`,
    undo: "Annulla",
  },

  dragging: {
    instructions:
      "Per prendere, prema spazio o Invio. Sposti con le frecce e prema di nuovo per lasciare, o Esc per annullare.",
    picked: (title) => `${title} è stato preso.`,
    over: (title, place) => `${title} è in: ${place}.`,
    placeNumber: (place, count) => `posizione ${place} di ${count}`,
    dropped: (title, place) => `${title} ora è in: ${place}.`,
    cancelled: (title) => `${title} è tornato al suo posto.`,
  },
};
