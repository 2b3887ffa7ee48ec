import { maxBulkEdits } from "../../../domain/account-limits.ts";
import type { priceTableText } from "../price-table-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const priceTable: Translated<typeof priceTableText> = {
  explanation:
    "Escriba sobre el valor. Enter y las flechas cambian de línea, Escape deshace la celda, y se puede pegar una columna copiada de una hoja de cálculo.",
  item: "Producto",
  columns: { priceCents: "Precio", stock: "Stock", active: "Activo" },
  yes: "sí",
  no: "no",
  meaningYes: ["si", "s", "1", "x", "activo", "verdadero", "true", "sim"],
  meaningNo: ["no", "n", "0", "", "inactivo", "falso", "false", "nao"],
  noPrice: "no es un precio",
  noCount: (min, max) => `de ${min} a ${max}`,
  noSwitch: "sí o no",
  gone: "se eliminó",
  was: (value) => (value === "" ? "estaba vacío" : `era ${value}`),
  search: "Buscar en la tabla",
  withOptions: "Mostrar las opciones",
  nothingFound: "No se encontró nada.",
  noneSign: "–",
  pasted: (count) => (count === 1 ? "1 celda pegada." : `${count} celdas pegadas.`),
  leftOver: (count) =>
    count === 1
      ? "1 valor quedó fuera: la tabla se acabó."
      : `${count} valores quedaron fuera: la tabla se acabó.`,

  saving: {
    region: "Guardar la tabla",
    unsaved: (count) =>
      count === 1
        ? "1 valor cambió y no está guardado."
        : `${count} valores cambiaron y no están guardados.`,
    tooMany: `Máximo ${maxBulkEdits.toLocaleString("es")} líneas a la vez: descarte algunos cambios y guarde el resto después.`,
    saved: (count) => (count === 1 ? "1 línea guardada." : `${count} líneas guardadas.`),
    nothingChanged: "Ya estaba todo así.",
    undone: "Los cambios se deshicieron.",
    notUndone: (reason) => `Los cambios no se pudieron deshacer. ${reason}`,
    changedSince: "Otra persona cambió estos valores después.",
    gone: (count, names) =>
      count === 1
        ? `Otra persona eliminó ${names || "un producto"}, que usted cambió.`
        : `Otra persona eliminó ${names || `${count} productos`}, que usted cambió.`,
  },

  change: {
    open: "Reajustar precios",
    openOf: (category) => `Reajustar precios de ${category}`,
    category: "Categoría",
    all: "Todas las categorías",
    direction: "Dirección",
    up: "Aumentar",
    down: "Reducir",
    by: "Cómo",
    percent: "Por porcentaje",
    amount: "Por monto",
    percentField: "Porcentaje (%)",
    amountField: "Monto",
    percentWrong: (max) => `Escriba un porcentaje de 0 a ${max}, con hasta dos decimales.`,
    amountRequired: "Escriba el monto.",
    rounding: "Redondear",
    roundings: {
      cents: "No redondear",
      "10": "A R$ 0,10",
      "50": "A R$ 0,50",
      "100": "A R$ 1,00",
      "90": "Que termine en ,90",
    },
    withOptions: "También las opciones",
    preview: "Cómo queda",
    from: "de",
    to: "a",
    none: "Ningún precio cambia.",
    free: "Lo que no tiene precio sigue sin precio.",
    apply: (count) =>
      count === 0
        ? "Poner en la tabla"
        : count === 1
          ? "Poner 1 precio en la tabla"
          : `Poner ${count} precios en la tabla`,
    applied: (count) =>
      count === 1
        ? "1 precio cambió en la tabla. Revise y guarde."
        : `${count} precios cambiaron en la tabla. Revise y guarde.`,
  },
};
