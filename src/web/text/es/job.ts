import type { jobText } from "../job-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const job: Translated<typeof jobText> = {
  jobs: {
    unprintedHeading: "Sin imprimir",
    printedHeading: "Impresos en las últimas 24 horas",
    nonePrinted: "Todavía no se imprimió nada.",
    order: (number) => `Pedido ${number}`,
    bill: (table) => `Cuenta de la mesa ${table}`,
    day: (day, month, year) => `Cierre del ${day}/${month}/${year}`,
    moved: (from, to) => `Cambió ${from} > ${to}`,
    reasons: { cancelled: "Cancelado", reprint: "Reimpresión", test: "Prueba de impresión" },
    states: { queued: "En la cola", offered: "Imprimiendo", printed: "Impreso", failed: "Falló" },
    reprint: "Imprimir de nuevo",
    dismiss: "Descartar",
    dismissFailed: "Descartar todos los que fallaron",
    queued: "En la cola de la impresora",
    atPrinter: "En la impresora",
    instead: (other, first) => `${other}, en lugar de ${first}`,
    here: "Imprimir en este dispositivo",
    hereHint:
      "Mientras una página del equipo esté abierta aquí, lo que sea de esta impresora sale solo.",
    hereNone: "No imprimir aquí",
  },

  faults: {
    waitedTooLong: "Esperó demasiado en la cola",
    orderOver: "El pedido ya estaba listo",
    tabOver: "La cuenta ya estaba cerrada",
    notLoaded: "El pedido no se cargó en el navegador",
    notConfirmed: "El navegador no confirmó la impresión",
    unexplained: "La impresora no dijo por qué",
    noPaper: "Sin papel",
    paperJam: "Papel atascado",
    coverOpen: "Tapa abierta",
    cutter: "Cortador atascado",
    defect: "Falla en la impresora",
    notUnderstood: "La impresora no entendió lo que recibió",
    noAnswer: "La impresora no respondió",
    disconnected: "La impresora está desconectada",
    unreachable: "Apagada, o con otra dirección en la red",
    notFound: "El agente no encontró la impresora",
    forbidden: "El agente no tiene permiso para usar la impresora",
  },

  printing: {
    heading: "Imprimir pedido",
    print: "Imprimir",
    blocked:
      "El navegador no dejó abrir la ventana. Permita ventanas de este sitio e intente de nuevo.",
    notLoaded: "El pedido no cargó.",
  },
};
