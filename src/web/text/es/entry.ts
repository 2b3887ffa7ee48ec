import type { entryText } from "../entry-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const entry: Translated<typeof entryText> = {
  entry: {
    week: {
      limit: "Solo en ciertos horarios",
      hint: "Fuera de ellos sigue en el menú, con los horarios, y no se puede pedir.",
      incomplete: "Complete los horarios para guardar.",
      never: "No disponible",
    },
    optionMaxQty: "Máximo de esta opción",
    numberNone: { min: "0", max: "sin límite", free_qty: "0", max_qty: "sin límite" },
    rules: {
      min_above_max: "el mínimo supera al máximo",
      free_above_max: "hay más gratis de las que se pueden elegir",
      min_above_options: "no hay tantas opciones para elegir",
      heading: "Reglas de elección",
      guestsRead: "El cliente ve:",
      anyNumber: "nada, puede elegir cuantas quiera",
      unmet: (min, options) =>
        options === 0
          ? `Mínimo ${min}, pero no hay opciones: el producto no se puede pedir`
          : options === 1
            ? `Mínimo ${min}, pero solo hay 1 opción: el producto no se puede pedir`
            : `Mínimo ${min}, pero solo hay ${options} opciones: el producto no se puede pedir`,
    },
    choices: {
      sum: "Suma de precios",
      highest: "Precio de la más cara",
      average: "Precio promedio",
      prepared: "Preparado en el local",
      resale: "Reventa",
      alcohol: "Bebida alcohólica",
    },
    picture: (title) => `Foto de ${title}`,
    pictures: (count) => (count === 1 ? "1 foto" : `${count} fotos`),
    active: "Activo",
    navHide: "Fuera de la navegación",
    itemNavHide: "Fuera de la navegación: solo el equipo ve el producto, en la cuenta",
    finish: (title) => `Terminar la edición de ${title}`,
    finishShort: "Listo",
    place: "Cambiar de lugar",
    delete: "Eliminar",
    pictureOnItsWay: "Espere a que la foto termine de subirse.",
    fallback: (portuguese) => `En blanco se muestra el portugués: ${portuguese}`,
  },

  icons: {
    heading: "Íconos",
    none: "Ningún ícono todavía.",
    add: "Nuevo ícono",
    title: "Título del ícono",
    picture: "Imagen del ícono",
    pictureRequired: "¡Elija la imagen del ícono!",
    manage: "Administrar íconos",
    remove: (title) => `Eliminar el ícono ${title}`,
    removeQuestion: (title) => `¿Eliminar el ícono ${title}?`,
    removeExplanation: "Sale de todos los productos que lo muestran.",
    gone: "Otra persona eliminó este ícono.",
  },

  lost: {
    heading: "Otra persona eliminó esto",
    gone: (title) => `Eliminaron ${title} mientras editaba. Esto no se guardó:`,
    placeGone: (title) => `El lugar de ${title} se eliminó mientras escribía. Esto no se guardó:`,
    goneShort: (title) => `Otra persona eliminó ${title}.`,
    bringBack: "Traer de vuelta",
  },

  copying: {
    duplicate: "Duplicar",
    toOthers: "Copiar a otros productos",
  },
};
