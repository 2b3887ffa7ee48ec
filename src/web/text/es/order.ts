import type { orderText } from "../order-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const order: Translated<typeof orderText> = {
  confirmation: {
    heading: "¡Pedido enviado!",
    nextDelivery:
      "El restaurante ya recibió el pedido, lo confirmará y empezará a prepararlo. Sígalo aquí.",
    nextRoom: "El equipo ya recibió el pedido, lo confirmará y se lo llevará. Sígalo aquí.",
    accepted: "El pedido está confirmado y se va a preparar.",
    inPreparation: "El pedido se está preparando.",
    onDelivery: "El pedido salió a reparto.",
    onTheWay: "El pedido va en camino.",
    finished: "El pedido se completó. ¡Buen provecho!",
    cancelled: "El pedido fue cancelado. Si tiene dudas, hable con nosotros.",
    sendByWhatsapp: "También por WhatsApp",
    whatsappHint: "No hace falta: el pedido ya se envió.",
    talkByWhatsapp: "Hablar por WhatsApp",
    keepLink: "Guarde este enlace para volver a este pedido.",
    newOrder: "Hacer otro pedido",
    withdraw: "Cancelar pedido",
    withdrawn: "Pedido cancelado.",
    paidAlready: "Si ya pagó, hable con nosotros para recibir el reembolso.",
    nextTakeout:
      "El restaurante ya recibió el pedido, lo confirmará y empezará a prepararlo. Le avisamos aquí cuando pueda recogerlo.",
    ready: "Su pedido está listo.",
    readyToFetch: "Su pedido está listo. ¡Puede recogerlo!",
    promised: (time) => `Previsto para las ${time}`,
    scheduled: (time) => `Programado para las ${time}`,
    takeout: "Para llevar",
    payWith: "Pago",
    again: "Pedir de nuevo",
    picture: "Imagen del pedido",
    againFilled: "Los productos están en su pedido.",
    againFailed: "No se pudo leer el menú. Intente de nuevo.",
    rated: "Ya calificó este pedido. ¡Gracias!",
  },

  timeline: {
    heading: "Avance del pedido",
    steps: {
      received: "Recibido",
      confirmed: "Confirmado",
      preparing: "En preparación",
      ready: "Listo",
      dispatched: "En camino",
      delivered: "Entregado",
      fetched: "Recogido",
      refused: "Rechazado",
      cancelled: "Cancelado",
    },
    ahead: ", todavía no",
    refused: "El restaurante no pudo aceptar el pedido. Si tiene dudas, hable con nosotros.",
    unanswered: "El restaurante aún no respondió a su pedido. Si quiere, hable con nosotros.",
    call: (phone) => `Llamar a ${phone}`,
  },

  push: {
    start: "Avisarme cuando cambie",
    stop: "No avisarme más",
    started: "Este dispositivo le avisará cuando el pedido cambie.",
    stopped: "Este dispositivo ya no avisa de este pedido.",
    forbidden:
      "Los avisos están bloqueados en este navegador. Permita las notificaciones de este sitio para recibirlos.",
    failed: "No se pudieron activar los avisos. Intente de nuevo en un momento.",
  },

  share: {
    share: "Compartir",
    copy: "Copiar enlace",
    title: (number, status) => `Pedido ${number}: ${status}`,
    copied: "Enlace del pedido copiado.",
    copyFailed: (link) => `No se pudo copiar. El enlace del pedido es ${link}`,
    failed: "No se pudo crear el enlace. Revise la conexión e intente de nuevo.",
  },

  orders: {
    notFound: "Este pedido no existe o no se puede ver en este dispositivo.",
  },
};
