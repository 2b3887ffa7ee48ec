import type { rowsText } from "../rows-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rows: Translated<typeof rowsText> = {
  rows: {
    drag: (name) => `Change the position of ${name}`,
    moveUp: (name) => `Move ${name} up`,
    moveDown: (name) => `Move ${name} down`,
    moved: (name, position, count) => `${name} is now number ${position} of ${count}.`,
    remove: (name) => `Remove ${name}`,
    removed: (name) => `${name} was removed.`,
    undo: "Undo",
  },

  dragging: {
    instructions:
      "To pick up, press space or Enter. Move with the arrows and press again to drop, or Escape to cancel.",
    picked: (title) => `${title} was picked up.`,
    over: (title, place) => `${title} is at: ${place}.`,
    placeNumber: (place, count) => `position ${place} of ${count}`,
    dropped: (title, place) => `${title} was dropped at: ${place}.`,
    cancelled: (title) => `${title} is back in its place.`,
  },
};
