import type { sortText } from "../sort-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sort: Translated<typeof sortText> = {
  sorting: {
    heading: "Riordina",
    headingOf: (title) => `Riordina ${title}`,
    place: (title) => `Sposta ${title}`,
    position: "Posizione",
    first: "Primo",
    last: "Ultimo",
    before: "Sopra",
    after: "Sotto",
    reference: "Articolo di riferimento",
    choose: "Scegli un articolo",
    referenceRequired: "Scegli l’articolo di riferimento.",
    move: "Sposta",
    hint: "Trascina dalla maniglia o usa le frecce.",
    drag: (title) => `Trascina ${title}`,
    up: (title) => `Sposta su ${title}`,
    down: (title) => `Sposta giù ${title}`,
    moved: (title, place, count) => `${title}: posizione ${place} di ${count}.`,
    movedTo: (title, category) => `${title} è in ${category}.`,
    moveUpQuestion: (category) => `Spostare nella categoria precedente, ${category}?`,
    moveDownQuestion: (category) => `Spostare nella categoria successiva, ${category}?`,
    above: (category) => `Sposta alla fine di ${category}`,
    below: (category) => `Sposta all’inizio di ${category}`,
  },

  copying: {
    heading: (title) => `Copia ${title} su altri articoli`,
    explanation: "La sottocategoria va con tutte le sue opzioni su ogni articolo selezionato.",
    search: "Cerca articolo",
    nothingFound: "Nessun articolo trovato.",
    noOthers: "Non ci sono altri articoli nel menù.",
    hasIt: "(ne ha già una così)",
    chooseSome: "Seleziona almeno un articolo.",
    markShown: "Tutti",
    unmark: "Nessuno",
    copy: (count) =>
      count === 0 ? "Copia" : count === 1 ? "Copia su 1 articolo" : `Copia su ${count} articoli`,
  },

  deleting: {
    categoryQuestion: (title) => `Eliminare la categoria ${title}?`,
    itemQuestion: (title) => `Eliminare l’articolo ${title}?`,
    groupQuestion: (title) => `Eliminare la sottocategoria ${title}?`,
    withItems: (count) =>
      count === 1
        ? "Anche l’articolo che contiene sarà eliminato."
        : `Anche i ${count} articoli che contiene saranno eliminati.`,
    withGroups: (count) =>
      count === 1
        ? "Anche la sottocategoria che contiene sarà eliminata."
        : `Anche le ${count} sottocategorie che contiene saranno eliminate.`,
  },
};
