import type { payingText } from "../paying-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of paying-dictionary.ts in Spanish. */
export const paying: Translated<typeof payingText> = {
  method: "Forma de pago",
  cash: "Recibido en efectivo",
  change: "Cambio",
  cashMissing: "Falta en efectivo",
  cashShort: "No cubre el monto a pagar: corríjalo o déjelo en blanco.",
  payments: "Pagos",
  by: (name) => `por ${name}`,
  changeOf: (amount) => `cambio ${amount}`,
  withoutService: "sin servicio",
  refunded: (amount) => `reembolsado ${amount}`,
  refundOf: (reason) => `Reembolso: ${reason}`,

  pix: {
    show: "Mostrar código PIX",
    hide: "Ocultar código PIX",
    missing: "No hay código PIX para este monto. Revise la clave en la configuración.",
  },

  refund: {
    start: "Reembolsar",
    startOf: (amount) => `Reembolsar ${amount}`,
    question: (amount) => `¿Reembolsar el pago de ${amount}?`,
    amount: "Monto a devolver",
    tooMuch: (left) => `Máximo lo que queda del pago: ${left}.`,
    nothing: "Debe ser mayor que cero.",
    reason: "Motivo",
    reasonRequired: "Elija el motivo.",
    approvalWhy:
      "Después de 5 minutos, o de un pago que recibió otra persona, un administrador debe aprobar.",
    keep: "No reembolsar",
    done: (amount) => `Reembolsado: ${amount}.`,
    reopened: (amount) => `Reembolsado: ${amount}. La cuenta está abierta de nuevo.`,
    unanswered:
      "Sin respuesta: el reembolso puede haberse registrado. Intentar de nuevo no devuelve dos veces.",
  },

  order: {
    heading: (number) => `Pago del pedido ${number}`,
    amount: "Monto",
    received: (number, amount) => `${number}: recibido ${amount}.`,
    paidNote: (amount) => `Ya se pagaron ${amount}, que deben devolverse.`,
    unanswered:
      "Sin respuesta: el pago puede haberse registrado. Intentar de nuevo no cobra dos veces.",
    close: "Cerrar",
    giveUp: "Desistir",
    givenUp: "Revise los pagos antes de volver a cobrar.",
    registered: "Este pago ya estaba registrado. Revise los pagos.",
    notLoaded: "Los pagos no cargaron.",
  },

  split: {
    ways: "Cómo pagar",
    any: "Monto",
    shares: "Dividir",
    lines: "Por productos",
    among: "Dividir lo que falta entre",
    people: "Personas",
    part: (index, of) => `Parte ${index} de ${of}`,
    rest: "Después de esta",
    pay: (amount) => `Pagar ${amount}`,
    waive: "Esta parte sin cargo por servicio",
    allPaid: "Todos los productos ya se pagaron.",
    unpaid: (count) => (count === 1 ? "falta 1" : `faltan ${count}`),
    noLines: "Elija los productos.",
    settle: "Cerrar cuenta",
    overpaid: (amount) => `Se pagó de más: reembolse ${amount} para cerrar.`,
  },
};
