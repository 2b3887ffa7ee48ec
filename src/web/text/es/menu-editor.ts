import type { menuEditorText } from "../menu-editor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const menuEditor: Translated<typeof menuEditorText> = {
  languages: {
    missingCount: (count) => (count === 1 ? "Falta 1 idioma" : `Faltan ${count} idiomas`),
  },

  entry: {
    inactive: "Inactivo",
    hiddenFromNavigation: "Fuera de la navegación",
    edit: (title) => `Editar ${title}`,
    open: (title) => `Abrir ${title}`,
    titleRequired: "¡Escriba al menos el título!",
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
    noGroups: "Agregue subcategorías para que el cliente elija, como Borde o Punto de la carne.",
  },

  copying: {
    duplicated: (title) => `${title} se duplicó.`,
    failed: (title, reason) => `No se pudo duplicar ${title}. ${reason}`,
    undone: "La copia se deshizo.",
    notUndone: (reason) => `La copia no se pudo deshacer. ${reason}`,
    copied: (title, count) =>
      count === 1 ? `${title} se copió a 1 producto.` : `${title} se copió a ${count} productos.`,
  },

  deleting: {
    deleted: (title) => `Usted eliminó ${title}.`,
    restored: (title) => `${title} está de vuelta.`,
    failed: (title, reason) => `No se pudo eliminar ${title}. ${reason}`,
    notRestored: (title, reason) => `${title} no pudo volver. ${reason}`,
  },

  sorting: {
    categories: "Ordenar categorías",
    items: "Ordenar productos",
    groups: "Ordenar subcategorías",
    options: "Ordenar opciones",
  },
  lost: (title) => `${title}: el último cambio no se guardó.`,
  orderLost: "El nuevo orden no se guardó.",
};
