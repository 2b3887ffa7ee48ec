import type { payingText } from "../paying-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const paying: Translated<typeof payingText> = {
  method: "Forma de pago",
  cash: "Recibido en efectivo",
  change: "Cambio",
  cashMissing: "Falta efectivo",
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
    amount: "Monto a reembolsar",
    tooMuch: (left) => `Como máximo lo que queda del pago: ${left}.`,
    nothing: "Debe ser mayor que cero.",
    reason: "Motivo",
    reasonRequired: "Elija el motivo.",
    approvalWhy:
      "Después de 5 minutos, o si el pago lo recibió otra persona, un administrador debe aprobar.",
    keep: "No reembolsar",
    done: (amount) => `Reembolsado: ${amount}.`,
    reopened: (amount) => `Reembolsado: ${amount}. La cuenta está abierta de nuevo.`,
    unanswered:
      "Sin respuesta: el reembolso puede haberse registrado. Intentar de nuevo no reembolsa dos veces.",
    another:
      "El reembolso anterior se registró y está en la lista. Revíselo antes de reembolsar más.",
  },

  order: {
    heading: (number) => `Pago del pedido ${number}`,
    amount: "Monto",
    receive: (amount) => `Cobrar ${amount}`,
    received: (number, amount) => `${number}: recibido ${amount}.`,
    paidNote: (amount) => `Ya se pagaron ${amount}, que deben reembolsarse.`,
    unanswered:
      "Sin respuesta: el pago puede haberse registrado. Intentar de nuevo no cobra dos veces.",
    giveUp: "Desistir",
    givenUp: "Revise los pagos antes de cobrar de nuevo.",
    registered: "Este pago ya estaba registrado. Revise los pagos.",
    notLoaded: "Los pagos no cargaron.",
  },

  split: {
    ways: "Cómo pagar",
    any: "Monto",
    shares: "Dividir",
    lines: "Productos",
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
  drawer: {
    heading: "Movimientos de caja",
    none: "Ningún movimiento en este día.",
    kinds: { float: "Fondo de cambio", in: "Ingreso", out: "Retiro" },
    hints: {
      float: "El cambio con que el cajón empieza el día.",
      in: "Dinero que entra al cajón sin ser venta.",
      out: "Dinero que sale del cajón sin ser reembolso.",
    },
    suggested: { in: ["Cambio", "Caja fuerte"], out: ["Caja fuerte", "Proveedor", "Repartidor"] },
    sum: "Total de los movimientos",
    amount: "Monto",
    left: (amount) =>
      `Según el último cierre y los movimientos desde entonces, debería haber ${amount} en el cajón.`,
    nothing: "Escriba un monto mayor que cero.",
    reason: "Motivo",
    reasonRequired: "Indique el motivo.",
    suggestions: "Motivos comunes",
    approvalWhy: "Sacar dinero del cajón requiere la aprobación de un administrador.",
    cancel: "Cancelar",
    record: (amount) => `Registrar ${amount}`.trim(),
    recorded: "Movimiento registrado.",
    unanswered: "Sin respuesta. Intente de nuevo: no se registrará dos veces.",
    ofDay: (day) =>
      `Es del día ${day} y puede estar ya registrado: intentar de nuevo no lo registra dos veces. Cuando un día termina, solo un administrador puede registrar en él.`,
    another: "El movimiento anterior llegó y está en la lista. Revíselo antes de registrar este.",
    undo: "Deshacer",
    undoOf: (what, amount) => `Deshacer ${what}, ${amount}`,
    undoQuestion: (what, amount) => `¿Deshacer ${what} de ${amount}?`,
    undoHint: "Sigue en la lista, marcado como deshecho, y ya no cuenta.",
    undoWhy: "Deshacer un movimiento requiere la aprobación de un administrador.",
    keep: "No deshacer",
    undoneNow: "Movimiento deshecho.",
    undone: (who) => `deshecho ${who}`,
    who: (clock, by, approver) =>
      `${clock}${by && ` por ${by}`}${approver && `\u00a0· aprobado por ${approver}`}`,
  },
};
