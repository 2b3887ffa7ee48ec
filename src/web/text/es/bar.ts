import type { barText } from "../bar-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const bar: Translated<typeof barText> = {
  bar: {
    label: "Modo de edición",
    editing: "Editando",
    editingLong: "Está editando el menú",
    looking: "Vista del cliente",
    lookingLong: "Está viendo el sitio como lo ve el cliente",
    look: "Cliente",
    lookLong: "Ver como cliente",
    prices: "Precios",
    edit: "Editar",
    editLong: "Volver a editar",
    closed: "El local está inactivo: solo usted ve esta página.",
  },
  activity: {
    help: "En vacaciones o por una reforma, puede poner el sitio fuera de línea. No se pierde nada de lo que tiene.",
    isOpen: "En línea",
    close: "Poner fuera de línea",
    closeQuestion: "¿Poner el sitio fuera de línea?",
    closeExplanation:
      "Los clientes dejan de ver el menú y de pedir: solo ven el nombre, el logo y los datos de contacto. Puede reabrir cuando quiera.",
    open: "Reabrir el sitio",
    opened: "El sitio está en línea de nuevo.",
    closed: "El sitio está fuera de línea.",
  },
  inactive: {
    title: "Cuenta desactivada",
    explanation:
      "Los clientes solo ven el nombre, el logo y los datos de contacto. La configuración vuelve con el sitio, como la dejó.",
  },
};
