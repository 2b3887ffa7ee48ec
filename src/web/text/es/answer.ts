import type { answerText } from "../answer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const answer: Translated<typeof answerText> = {
  minutes: (count) => `${count} min`,
  noTime: "Sin hora estimada",
  time: (number) => `Tiempo del pedido ${number}`,
  step: (signed, number) => `${signed} min en el pedido ${number}`,
  guestReads: "El cliente ve:",
  guestReadsNothing: "El cliente no ve un horario.",
  notPromised: (number, reason) => `El horario del pedido ${number} no cambió. ${reason}`,
  accept: "Aceptar",
  acceptOrder: (number) => `Aceptar el pedido ${number}`,
  accepted: (number) => `Pedido ${number} aceptado.`,
  refuse: "Rechazar",
  refuseOrder: (number) => `Rechazar el pedido ${number}`,
  refused: (number) => `Pedido ${number} rechazado.`,
  question: (number) => `¿Rechazar el pedido ${number}?`,
  keep: "Volver",
  soldOutHint: "Si el producto se acabó, márquelo para que nadie más lo pida:",
  markSoldOut: "Marcar productos como agotados",
};
