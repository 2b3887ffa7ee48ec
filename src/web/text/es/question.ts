import type { questionText } from "../question-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const question: Translated<typeof questionText> = {
  priceChanged: {
    title: "Algunos precios cambiaron",
    explanation: "Desde que abrió el menú, estos precios cambiaron:",
    oldPrice: "Antes",
    newPrice: "Ahora",
    newTotal: "Nuevo total:",
    accept: "Enviar con los nuevos precios",
    review: "Revisar el pedido",
  },

  quoteChanged: {
    title: "El monto del pedido cambió",
    before: "Antes:",
    now: "Ahora:",
    accept: (total) => `Enviar por ${total}`,
  },

  unavailable: {
    title: "Productos no disponibles",
    explanation: "Estos productos ya no están disponibles:",
    removeThem: "Quitar del pedido y continuar",
  },

  invalidOptions: {
    title: "Revise las opciones",
    explanation: "El menú cambió, y estos productos necesitan otra elección:",
    edit: (title) => `Editar ${title}`,
  },
};
