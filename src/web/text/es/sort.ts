import type { sortText } from "../sort-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const sort: Translated<typeof sortText> = {
  sorting: {
    heading: "Ordenar",
    headingOf: (title) => `Ordenar ${title}`,
    place: (title) => `Cambiar ${title} de lugar`,
    position: "Posición",
    first: "Primero",
    last: "Último",
    before: "Arriba de",
    after: "Debajo de",
    reference: "Producto de referencia",
    choose: "Elija un producto",
    referenceRequired: "Elija el producto de referencia.",
    move: "Mover",
    hint: "Arrastre desde el asa o use las flechas.",
    drag: (title) => `Arrastrar ${title}`,
    up: (title) => `Subir ${title}`,
    down: (title) => `Bajar ${title}`,
    moved: (title, place, count) => `${title}: posición ${place} de ${count}.`,
    movedTo: (title, category) => `${title} está en ${category}.`,
    moveUpQuestion: (category) => `¿Mover a la categoría anterior, ${category}?`,
    moveDownQuestion: (category) => `¿Mover a la siguiente categoría, ${category}?`,
    above: (category) => `Mover al final de ${category}`,
    below: (category) => `Mover al inicio de ${category}`,
  },

  copying: {
    heading: (title) => `Copiar ${title} a otros productos`,
    explanation: "La subcategoría va con todas sus opciones a cada producto marcado.",
    search: "Buscar producto",
    nothingFound: "Ningún producto encontrado.",
    noOthers: "No hay otros productos en el menú.",
    hasIt: "(ya tiene una igual)",
    chooseSome: "Marque al menos un producto.",
    markShown: "Todos",
    unmark: "Ninguno",
    copy: (count) =>
      count === 0 ? "Copiar" : count === 1 ? "Copiar a 1 producto" : `Copiar a ${count} productos`,
  },

  deleting: {
    categoryQuestion: (title) => `¿Eliminar la categoría ${title}?`,
    itemQuestion: (title) => `¿Eliminar el producto ${title}?`,
    groupQuestion: (title) => `¿Eliminar la subcategoría ${title}?`,
    withItems: (count) =>
      count === 1
        ? "El producto que contiene también se eliminará."
        : `Los ${count} productos que contiene también se eliminarán.`,
    withGroups: (count) =>
      count === 1
        ? "La subcategoría que contiene también se eliminará."
        : `Las ${count} subcategorías que contiene también se eliminarán.`,
  },
};
