import type { tabText } from "../tab-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const tab: Translated<typeof tabText> = {
  tab: {
    ready: "Listo",
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
    toAnswerOut: "sin los que falta aceptar",
    cancelledOut: "sin los cancelados",
    sendsAs: (name) => `como ${name}`,
    draftCount: (count) => (count === 1 ? "1 producto" : `${count} productos`),
    emptyDraft: "Ningún producto en el pedido",
    running: "Total del pedido",
    close: "Cerrar cuenta",
    send: "Enviar pedido",
    actions: "Acciones de la cuenta",
    mergedInto: "Esta cuenta se unió con otra.",
    seeOther: "Ver la otra cuenta",
    reopen: "Reabrir cuenta",
    toGiveBack: "Pagado de más, por reembolsar:",
    closingNeedsNetwork:
      "Sin respuesta: solo con internet se sabe cuánto falta pagar. Revise la conexión e intente de nuevo.",
    closingNotYet:
      "Esta cuenta aún no se envió, y solo después se puede cerrar. Si nadie va a usarla, descártela.",
    printBill: "Imprimir cuenta",
  },
};
