import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of menu-editor-dictionary.ts in Spanish. */
export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    label: "Idioma del texto",
    missing: "falta traducir",
    missingCount: (count) => (count === 1 ? "Falta 1 idioma" : `Faltan ${count} idiomas`),
  },

  lost: {
    heading: "Otra persona eliminó esto",
    gone: (title) => `Eliminaron ${title} mientras editaba. Esto no se guardó:`,
    placeGone: (title) => `El lugar de ${title} se eliminó mientras escribía. Esto no se guardó:`,
    goneShort: (title) => `Otra persona eliminó ${title}.`,
    bringBack: "Traer de vuelta",
    discard: "Descartar",
  },

  entry: {
    inactive: "Inactivo",
    hiddenFromNavigation: "Fuera de la navegación",
    edit: (title) => `Editar ${title}`,
    finish: (title) => `Terminar la edición de ${title}`,
    open: (title) => `Abrir ${title}`,
    title: "Título",
    subtitle: "Descripción",
    inLanguage: (field, language) => `${field} (${language})`,
    fields: {
      priceCents: "Precio",
      serves: "Para cuántas personas",
      min: "Mínimo",
      max: "Máximo",
      price_rule: "Cómo se cobra",
      free_qty: "Gratis",
      max_qty: "Máximo por pedido",
      available: "Horarios en que se puede pedir",
      stock: "Existencias (en blanco, sin límite)",
      tax_class: "Clase fiscal",
    },
    week: {
      limit: "Solo en ciertos horarios",
      hint: "Fuera de ellos sigue en el menú, con los horarios, y no se puede pedir.",
      incomplete: "Complete los horarios: lo que falta no se guarda.",
      never: "No disponible",
    },
    optionMaxQty: "Máximo de esta opción",
    numberNone: { min: "0", max: "sin límite", free_qty: "0", max_qty: "sin límite" },
    rules: {
      heading: "Reglas de elección",
      guestsRead: "El cliente lee:",
      anyNumber: "nada, puede elegir cuantas quiera",
      unmet: (min, options) =>
        options === 0
          ? `Mínimo ${min}, pero no hay opciones: el producto no se puede pedir`
          : options === 1
            ? `Mínimo ${min}, pero solo hay 1 opción: el producto no se puede pedir`
            : `Mínimo ${min}, pero solo hay ${options} opciones: el producto no se puede pedir`,
    },
    choices: {
      sum: "Suma de los precios",
      highest: "Precio de la más cara",
      average: "Promedio de los precios",
      prepared: "Preparado en casa",
      resale: "Reventa",
      alcohol: "Bebida alcohólica",
    },
    picture: (title) => `Foto de ${title}`,
    aPicture: "Foto",
    pictures: (count) => (count === 1 ? "1 foto" : `${count} fotos`),
    titleRequired: "¡Escriba al menos el título!",
    active: "Activo",
    navHide: "Fuera de la navegación",
    itemNavHide: "Fuera de la navegación: solo el equipo ve el producto, en la cuenta",
    save: "Guardar",
    finishShort: "Listo",
    discard: "Descartar",
    place: "Cambiar de lugar",
    delete: "Eliminar",
    pictureOnItsWay: "Espere a que la foto termine de enviarse.",
    fallback: (portuguese) => `En blanco vale el portugués: ${portuguese}`,
  },

  adding: {
    category: "Nueva categoría",
    item: "Nuevo producto",
    group: "Nueva subcategoría",
    option: "Nueva opción",
    categoryTitle: "¡Escriba el título de la categoría!",
    itemTitle: "¡Escriba el título del producto!",
    groupTitle: "¡Escriba el título de la subcategoría!",
    optionTitle: "¡Escriba el título de la opción!",
    add: "Agregar",
    added: (title) => `${title} se agregó.`,
    firstCategory: "Empiece por una categoría, como Pizzas o Bebidas.",
    emptyTitle: "Su menú está vacío",
    noItems: "Ningún producto todavía.",
    noGroups: "Agregue subcategorías para que el cliente elija, como Borde o Término de la carne.",
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

  copying: {
    duplicate: "Duplicar",
    duplicated: (title) => `${title} se duplicó.`,
    failed: (title, reason) => `No se pudo duplicar ${title}. ${reason}`,
    undone: "La copia se deshizo.",
    notUndone: (reason) => `La copia no se pudo deshacer. ${reason}`,
    toOthers: "Copiar a otros productos",
    heading: (title) => `Copiar ${title} a otros productos`,
    explanation: "La subcategoría va con todas sus opciones a cada producto marcado.",
    search: "Buscar producto",
    nothingFound: "Ningún producto encontrado.",
    noOthers: "No hay otros productos en el menú.",
    hasIt: "ya tiene una con este título",
    chooseSome: "Marque al menos un producto.",
    markShown: "Marcar todos",
    unmark: "Desmarcar todos",
    copy: (count) =>
      count === 0 ? "Copiar" : count === 1 ? "Copiar a 1 producto" : `Copiar a ${count} productos`,
    copied: (title, count) =>
      count === 1 ? `${title} se copió a 1 producto.` : `${title} se copió a ${count} productos.`,
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
    deleted: (title) => `Eliminó ${title}.`,
    undo: "Deshacer",
    restored: (title) => `${title} está de vuelta.`,
    failed: (title, reason) => `No se pudo eliminar ${title}. ${reason}`,
    notRestored: (title, reason) => `${title} no pudo volver. ${reason}`,
  },

  sorting: {
    heading: "Ordenar",
    headingOf: (title) => `Ordenar ${title}`,
    place: (title) => `Cambiar ${title} de lugar`,
    categories: "Ordenar categorías",
    items: "Ordenar productos",
    groups: "Ordenar subcategorías",
    options: "Ordenar opciones",
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
    instructions:
      "Para tomar, presione espacio o Enter. Mueva con las flechas y presione de nuevo para soltar, o Escape para desistir.",
    picked: (title) => `Tomó ${title}.`,
    over: (title, place) => `${title} está en: ${place}.`,
    placeNumber: (place, count) => `posición ${place} de ${count}`,
    dropped: (title, place) => `${title} quedó en: ${place}.`,
    cancelled: (title) => `${title} volvió a su lugar.`,
  },
};
