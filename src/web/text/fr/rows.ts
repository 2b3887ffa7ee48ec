import type { rowsText } from "../rows-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const rows: Translated<typeof rowsText> = {
  rows: {
    drag: (name) => `Changer l’ordre\u202f: ${name}`,
    moveUp: (name) => `Monter ${name}`,
    moveDown: (name) => `Descendre ${name}`,
    moved: (name, position, count) => `${name} est maintenant n° ${position} sur ${count}.`,
    remove: (name) => `Supprimer ${name}`,
    removed: (name) => `${name} a été supprimé.`,
    undo: "Annuler",
  },

  dragging: {
    instructions:
      "Pour saisir, appuyez sur espace ou Entrée. Déplacez avec les flèches et appuyez de nouveau pour lâcher, ou Échap pour annuler.",
    picked: (title) => `${title} est saisi.`,
    over: (title, place) => `${title} est en\u202f: ${place}.`,
    placeNumber: (place, count) => `position ${place} sur ${count}`,
    dropped: (title, place) => `${title} est maintenant en\u202f: ${place}.`,
    cancelled: (title) => `${title} est revenu à sa place.`,
  },
};
