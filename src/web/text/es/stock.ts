import type { stockText } from "../stock-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const stock: Translated<typeof stockText> = {
  title: "¿Qué se agotó?",
  forAnHour: "Por 1 hora",
  forToday: "Por hoy",
  untilReopened: "Hasta que vuelva",
  back: "Disponible",
  ofOthers: (count) =>
    count === 1
      ? "También en el otro lugar del menú"
      : `También en los otros ${count} lugares del menú`,
  choicesOf: (title) => `Disponibilidad de ${title}`,
  soldOutUntil: (when) => `Agotado hasta las ${when}`,
  soldOut: (title) => `${title}: agotado.`,
  available: (title) => `${title}: disponible de nuevo.`,
  stillSoldOut: (title) => `${title}: sigue agotado.`,
  lacks: (group) => `Agotado mientras falten opciones en ${group}.`,
  failed: (title, why) => `${title}: nada cambió. ${why}`,
  stock: "Cuántos quedan",
  stockOf: (title) => `Cuántos quedan de ${title}`,
  noLimit: "sin límite",
  save: "Guardar",
  counted: (title) => `${title}: stock guardado.`,
  gone: "Nada de esto está ya en el menú.",
};
