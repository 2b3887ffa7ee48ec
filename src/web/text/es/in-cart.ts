import type { inCartText } from "../in-cart-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const inCart: Translated<typeof inCartText> = {
  edit: (title) => `Editar ${title}`,
  soldOut: (title) => `${title}: agotado`,
  offHours: (title, when) => `${title}: ${when.toLowerCase()}`,
  fewer: (title, left) => (left === 1 ? `${title}: solo queda 1` : `${title}: solo quedan ${left}`),
  takeSoldOut: "Ajustar el pedido",
  clear: "Vaciar pedido",
  clearQuestion: "¿Vaciar el pedido?",
  cleared: "El pedido se vació.",
};
