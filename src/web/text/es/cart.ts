import type { cartText } from "../cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const cart: Translated<typeof cartText> = {
  item: {
    options: "Opciones",
    observation: "Nota del producto",
    observationPlaceholder: "Ej.: sin cebolla",
    save: "Guardar",
    add: "Agregar",
    addedCount: (title, count) =>
      count === 1 ? `${title} está en el pedido.` : `${title}: ${count} más en el pedido.`,
    undo: "Deshacer",
    removed: (title) => `${title} salió del pedido.`,
    choose: (group) => `Elija: ${group}`,
    missing: (count) => `Falta elegir ${count}.`,
    atMost: (count) => `Máximo ${count}.`,
    uneven: "Todas las unidades llevan las mismas opciones: elija de nuevo.",
    full: (max) => `El máximo es ${max}: para cambiar, quite una opción.`,
    none: "Ninguna opción",
    free: "gratis",
    freeOf: (count) => `${count} gratis`,
    another: "Una más, diferente",
    anotherNote: "Esta es una más: lo que ya está en el pedido queda como está.",
    inOrder: "En el pedido",
    edit: "Editar",
    tooManyLines: (lines, entries) =>
      `Un pedido puede tener como máximo ${lines} líneas, y ${entries} con las opciones.`,
  },
};
