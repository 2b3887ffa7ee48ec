import type { settleText } from "../settle-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settle: Translated<typeof settleText> = {
  payment: {
    heading: "COBRANDO:",
    subtotal: "Subtotal",
    service: "Servicio",
    total: "Total",
    paid: "Pagado",
    left: "Falta pagar",
    overpaid: "Pagado de más",
    waived: "no cobrado",
    waive: "Sin cargo por servicio",
    pay: "Pagar",
    question: (amount) => `¿Pagar ${amount}?`,
    waiveQuestion: "¿Cerrar sin cargo por servicio?",
    received: (amount) => `Recibido: ${amount}.`,
    notTaken: (amount) => `El pago de ${amount} no se registró.`,
    paidAll: (table) => `${table}: cuenta pagada y cerrada.`,
    tooMuch: (left) => `Como máximo lo que falta pagar: ${left}.`,
    waivedTooLate: "Ya se pagó más que el total sin el servicio.",
    answerFirst:
      "Un pedido del cliente en esta cuenta todavía espera. Acéptelo o rechácelo antes de cerrar.",
    changed: "La cuenta cambió en otro dispositivo. Revise los montos.",
    needsNetwork: "Los pagos solo se registran con internet; ninguno se guarda para después.",
    unanswered: (amount) =>
      `El pago de ${amount} quedó sin respuesta, y puede haberse registrado. Intentar de nuevo no cobra dos veces.`,
    unansweredWaiver:
      "Cerrar sin cargo por servicio quedó sin respuesta, y puede haberse registrado. Intentar de nuevo no cobra dos veces.",
    closeEmpty: "¿Cerrar la cuenta vacía?",
    closeSettled: "No falta pagar nada. ¿Cerrar la cuenta?",
    ended: (table) => `${table}: cuenta cerrada.`,
    unsentQuestion: "¿Cobrar sin los productos no enviados?",
    unsentDraft: "Hay productos elegidos que todavía no se enviaron.",
    unsentOrders: "Hay un pedido guardado en este dispositivo que todavía no llegó.",
  },

  bill: {
    people: "Dividir entre cuántas personas",
    peopleWrong: (most) => `Escriba un número de 1 a ${most}.`,
    failed: "La cuenta no cargó.",
  },
};
