import type { floorText } from "../floor-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of floor-dictionary.ts in Spanish. */
export const floor: Translated<typeof floorText> = {
  tables: {
    heading: "Mesas",
    states: {
      calling: "Llamando",
      callingForBill: "Cuenta pedida",
      onTheWay: "Alguien va en camino",
      free: "Libre",
      bill: "Cuenta pedida",
      occupied: "Ocupada",
    },
    seeOrders: "VER PEDIDOS",
    onTheWay: "En camino",
    lastOrder: (time) => `último pedido hace ${time}`,
    openTabs: (count) => (count === 1 ? "1 cuenta abierta" : `${count} cuentas abiertas`),
    moreTabs: (count) => `+${count}`,
    unnamedTabs: (count) => `${count} cuentas`,
    unsent: (count) => (count === 1 ? "1 pedido sin enviar" : `${count} pedidos sin enviar`),
    unsentTabs: (count) =>
      count === 1 ? "1 cuenta aún sin enviar" : `${count} cuentas aún sin enviar`,
    notSentYet: "Sin enviar",
    returned: (count) => (count === 1 ? "1 pedido no aceptado" : `${count} pedidos no aceptados`),
    noneTitle: "Ninguna mesa",
    none: "El número de mesas se elige en la configuración, en Admin.",
    chooseNumber: "Elegir cuántas mesas",
  },

  guestOrders: {
    note: (count, number) =>
      count === 1
        ? `Un cliente pidió desde el celular para “${number}”: está fuera de las cuentas.`
        : `${count} pedidos de clientes desde el celular para “${number}”: están fuera de las cuentas.`,
    order: (number) => `Pedido ${number}`,
    short: (count) => (count === 1 ? "1 pedido de cliente" : `${count} pedidos de clientes`),
  },

  call: {
    calling: "Esta mesa está llamando.",
    onTheWay: "Alguien ya va en camino.",
    personOnTheWay: (name) => `${name} va en camino.`,
    callingAgain: "Alguien va en camino, y la mesa llamó de nuevo.",
    go: "Voy en camino",
    served: "Atendida",
    noTabs: "Los pedidos por cuenta están desactivados en la configuración.",
  },

  opening: {
    choose: "Elija la cuenta",
    opened: (ago) => `abierta ${ago}`,
    newTab: "Nueva cuenta",
    name: "Nombre de la cuenta",
    nameHint: "De quién es, o cómo reconocerla.",
    individual: "INDIVIDUAL",
    individualCheck: "Cuenta individual",
    individualHint: "La mesa ya tiene una cuenta que no es individual.",
    open: "Abrir cuenta",
    taken: (number) => `Otro dispositivo ya abrió la mesa ${number}.`,
    notOpened: "La cuenta no se abrió.",
    notSentYet: "aún sin enviar",
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
    tryAgain: "Intentar de nuevo",
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
    closingNotYet:
      "Esta cuenta aún no se envió, y solo después se puede cerrar. Si nadie va a usarla, descártela.",
  },

  tab: {
    unnamedIndividual: "Sin nombre",
    backToTables: "Volver a las mesas",
    newTab: "Nueva cuenta en esta mesa",
    closed: "Esta cuenta ya se cerró.",
    missingTitle: "Cuenta no encontrada",
    missing: "No existe, o es de otro local.",
    orders: "Pedidos de la cuenta",
    byGuest: (name) => `Pedido del cliente ${name}`,
    guestWaits: (count) =>
      count === 1 ? "1 pedido de cliente por aceptar" : `${count} pedidos de clientes por aceptar`,
    accept: (number) => `Aceptar ${number}`,
    accepted: (number) => `Pedido ${number} aceptado.`,
    noOrders: "Todavía no hay pedidos en esta cuenta.",
    neverOrdered: "No hubo pedidos en esta cuenta.",
    orderCount: (count) => (count === 1 ? "1 pedido" : `${count} pedidos`),
    withService: "con servicio",
    toAnswerOut: "sin los que faltan aceptar",
    cancelledOut: "sin los cancelados",
    sendsAs: (name) => `como ${name}`,
    search: "Buscar producto",
    options: "Opciones y nota",
    optionsOf: (title) => `Opciones y nota de ${title}`,
    inOrder: (count) => `${count} en el pedido`,
    tooMany: (lines, entries) =>
      `Un pedido tiene como máximo ${lines} líneas, y ${entries} con las opciones.`,
    draftCount: (count) => (count === 1 ? "1 producto" : `${count} productos`),
    emptyDraft: "Ningún producto en el pedido",
    running: "Total del pedido",
    close: "Cerrar cuenta",
    send: "Enviar pedido",
    menuMissing: "El menú no cargó.",
    gone: "Fuera del menú",
  },

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

  bill: {
    print: "Imprimir cuenta",
    people: "Dividir entre cuántas personas",
    peopleWrong: (most) => `Escriba un número de 1 a ${most}.`,
    atPrinter: "En la impresora",
    here: "Imprimir en este dispositivo",
    queued: "En la cola de la impresora",
    blocked:
      "El navegador no dejó abrir la ventana. Permita ventanas de este sitio e intente de nuevo.",
    failed: "La cuenta no cargó.",
  },

  payment: {
    heading: "COBRANDO:",
    subtotal: "Subtotal",
    service: "Servicio",
    total: "Total",
    paid: "Pagado",
    left: "Falta pagar",
    overpaid: "Pagado de más",
    toGiveBack: "Pagado de más, a devolver:",
    waived: "sin cobrar",
    amount: "Monto",
    waive: "Sin cargo por servicio",
    cancel: "Cancelar",
    pay: "Pagar",
    question: (amount) => `¿Pagar ${amount}?`,
    waiveQuestion: "¿Cerrar sin cargo por servicio?",
    received: (amount) => `Recibido: ${amount}.`,
    paidAll: (table) => `${table}: cuenta pagada y cerrada.`,
    tooMuch: (left) => `Máximo lo que falta pagar: ${left}.`,
    nothing: "Debe ser mayor que cero.",
    waivedTooLate: "Ya se pagó más que el total sin el servicio.",
    answerFirst:
      "Un pedido del cliente en esta cuenta todavía espera. Acéptelo o rechácelo antes de cerrar.",
    changed: "La cuenta cambió en otro dispositivo. Revise los montos.",
    needsNetwork: "Los pagos solo se registran con internet; ninguno se guarda para después.",
    closingNeedsNetwork:
      "Sin respuesta: solo con internet se sabe cuánto falta pagar. Revise la conexión e intente de nuevo.",
    unanswered: (amount) =>
      `El pago de ${amount} quedó sin respuesta, y puede haberse registrado. Intentar de nuevo no cobra dos veces.`,
    unansweredWaiver:
      "Cerrar sin cargo por servicio quedó sin respuesta, y puede haberse registrado. Intentar de nuevo no cobra dos veces.",
    unansweredShort: "Un pago de esta cuenta quedó sin respuesta.",
    registered: "Este pago ya estaba registrado. Revise los pagos.",
    tryAgain: "Reintentar",
    giveUp: "Desistir",
    givenUp: "Revise los pagos antes de cobrar de nuevo.",
    closeEmpty: "¿Cerrar la cuenta vacía?",
    closeSettled: "No falta pagar nada. ¿Cerrar la cuenta?",
    ended: (table) => `${table}: cuenta cerrada.`,
    unsentQuestion: "¿Cobrar sin los productos no enviados?",
    unsentDraft: "Hay productos elegidos que todavía no se enviaron.",
    unsentOrders: "Hay un pedido guardado en este dispositivo que todavía no llegó.",
  },
};
