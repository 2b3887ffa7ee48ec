import type { outboxText } from "../outbox-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const outbox: Translated<typeof outboxText> = {
  unsent: {
    state: "sin enviar",
    regions: {
      all: "Sin enviar",
      held: "Sin enviar, a la espera de una decisión",
      waiting: "Sin enviar, a la espera de internet",
    },
    count: (count) =>
      count === 1
        ? "1 envío espera en este dispositivo"
        : `${count} envíos esperan en este dispositivo, y salen en orden`,
    afterTab: "Guardado en este dispositivo; se envía después de la cuenta.",
    waiting: "Guardado en este dispositivo; se envía solo cuando vuelva internet.",
    onItsWay:
      "Ya salió de este dispositivo, y la respuesta no llegó: se reenvía solo, y ya no cambia.",
    waitingOnPage:
      "El dispositivo no puede guardarlo: deje esta página abierta hasta que se envíe.",
    old: (time) => `Se hizo hace ${time}. ¿Enviarlo de todos modos?`,
    other: "Lo hizo otra persona en este dispositivo. ¿Enviarlo de todos modos?",
    refused: "No se aceptó, y no pudo volver al pedido que se está armando.",
    send: "Enviar",
    edit: "Editar",
    editTooMany: "No cabe en el pedido que se está armando. Envíe ese antes.",
    discard: "Descartar",
    discardQuestion: "¿Descartar el pedido sin enviar?",
    maybeArrived:
      "Puede que ya haya llegado: solo faltó la respuesta. Si llegó, aparece entre los pedidos de la cuenta.",
    keep: "Conservar",
  },

  refusal: {
    title: "El pedido no se aceptó",
    state: "no aceptado",
    waits: "El motivo y los productos están en la cuenta.",
    back: "Los productos volvieron al pedido.",
    prices: "Algunos precios cambiaron. Los productos volvieron al pedido.",
    sendAtNewPrices: "Enviar con los nuevos precios",
    unavailable: "Estos productos ya no están disponibles. El pedido volvió a la pantalla.",
    short: "Algunos productos se acabaron o no alcanzan. El pedido volvió a la pantalla.",
    options:
      "Las opciones de algunos productos necesitan un ajuste. El pedido volvió a la pantalla.",
    choose: "Elegir opciones",
    remove: "Quitar del pedido",
    closed: "Esta cuenta ya se cerró. Los productos siguen aquí.",
    newTab: "Nueva cuenta con estos productos",
    noRoom:
      "Los productos no caben en el pedido que se está armando en la otra cuenta, y siguen aquí. Envíe ese antes, o abra una individual.",
    unknown:
      "Puede que ya haya llegado, entero o en otra versión. Revise los pedidos de la cuenta antes de enviarlo de nuevo.",
    understood: "Entendido",
  },

  opening: {
    waiting:
      "Abierta sin internet: está guardada en este dispositivo y se envía sola, antes que los pedidos.",
    onItsWay:
      "Ya salió de este dispositivo, y la respuesta no llegó: se reenvía sola, antes que los pedidos.",
    waitingOnPage:
      "El dispositivo no puede guardarla: deje esta página abierta hasta que se envíe.",
    old: (time) => `La cuenta se abrió hace ${time}. ¿Enviarla de todos modos?`,
    other: "La cuenta la abrió otra persona en este dispositivo. ¿Enviarla de todos modos?",
    refused: "La cuenta no se abrió",
    tableGone: (number) =>
      `La mesa ${number} ya no existe. Elija otra: los productos y los pedidos van con la cuenta.`,
    switchedOff:
      "Las cuentas están desactivadas, o usted ya no puede abrirlas. Hable con un administrador e intente de nuevo: los productos y los pedidos siguen aquí.",
    refusedFor: (reason) => `${reason} Los productos y los pedidos siguen aquí.`,
    chooseTable: "Elegir otra mesa",
    discardQuestion: (orders) => {
      if (orders === 0) return "¿Descartar la cuenta sin enviar?";
      return orders === 1
        ? "¿Descartar la cuenta y su pedido sin enviar?"
        : `¿Descartar la cuenta y sus ${orders} pedidos sin enviar?`;
    },
    discardDraft: "Los productos elegidos en ella también se descartan.",
    maybeArrived:
      "Puede que ya haya llegado: solo faltó la respuesta. Si llegó, aparece entre las cuentas de la mesa.",
    besideTitle: "Otro dispositivo ya había abierto esta mesa",
    beside:
      "Esta cuenta quedó INDIVIDUAL, con los pedidos hechos en ella. Para tener una sola, use “Unir con otra cuenta” en las acciones de la cuenta.",
  },

  foreign: {
    waits:
      "Se hizo en este dispositivo con una versión más nueva del programa, y esta no sabe enviarlo. Recargue la página.",
    reload: "Recargar",
    discardQuestion: "¿Descartar lo que se hizo en la versión más nueva?",
    maybeArrived: "Puede haber llegado ya: revise antes la cuenta.",
  },
};
