import type { rowsText } from "../rows-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rows: Translated<typeof rowsText> = {
  rows: {
    drag: (name) => `Cambiar el orden de ${name}`,
    moveUp: (name) => `Subir ${name}`,
    moveDown: (name) => `Bajar ${name}`,
    moved: (name, position, count) => `${name} ahora es el ${position}.º de ${count}.`,
    remove: (name) => `Quitar ${name}`,
    removed: (name) => `${name} se quitó.`,
    undo: "Deshacer",
  },

  dragging: {
    instructions:
      "Para tomar, presione espacio o Enter. Mueva con las flechas y presione de nuevo para soltar, o Escape para cancelar.",
    picked: (title) => `Tomó ${title}.`,
    over: (title, place) => `${title} está en: ${place}.`,
    placeNumber: (place, count) => `posición ${place} de ${count}`,
    dropped: (title, place) => `${title} quedó en: ${place}.`,
    cancelled: (title) => `${title} volvió a su lugar.`,
  },
};
