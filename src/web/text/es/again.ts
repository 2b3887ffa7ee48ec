import type { againText } from "../again-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const again: Translated<typeof againText> = {
  nothingLeft: "Nada de este pedido está disponible ahora",
  changed: "Desde aquel pedido, esto cambió en el menú:",
  gone: "Ya no está en el menú",
  soldOut: "Agotado",
  fewer: (left) => (left === 1 ? "Solo queda 1" : `Solo quedan ${left}`),
  offHours: "Fuera de horario",
  choose: "Elija de nuevo las opciones",
  dearer: (before, now) => `Subió de ${before} a ${now}`,
  cheaper: (before, now) => `Bajó de ${before} a ${now}`,
  hasItems: (count) =>
    count === 1 ? "Su pedido ya tiene 1 producto." : `Su pedido ya tiene ${count} productos.`,
  fill: "Poner en el pedido",
  add: "Agregar al pedido",
  replace: "Reemplazar el pedido",
  cancel: "Volver",
};
