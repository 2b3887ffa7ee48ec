import { dictionary } from "./spoken-language.ts";

/**
 * The texts from the checkout on, in Portuguese; see dictionary.ts. Most visits never need them. Orders' numbers come
 * in as they are printed.
 */
export const orderText = dictionary("order", {
  confirmation: {
    heading: "Pedido enviado!",
    nextDelivery:
      "O restaurante já recebeu o pedido, e vai confirmar e começar a preparar. Acompanhe por aqui.",
    nextRoom: "A equipe já recebeu o pedido, e vai confirmar e levar até você. Acompanhe por aqui.",
    accepted: "O pedido foi confirmado e vai ser preparado.",
    inPreparation: "O pedido está sendo preparado.",
    onDelivery: "O pedido saiu para entrega.",
    onTheWay: "O pedido está a caminho de você.",
    finished: "O pedido foi concluído. Bom apetite!",
    cancelled: "O pedido foi cancelado. Se tiver dúvida, fale com a gente.",
    sendByWhatsapp: "Mandar também pelo WhatsApp",
    whatsappHint: "Não é preciso: o pedido já foi enviado.",
    talkByWhatsapp: "Falar no WhatsApp",
    keepLink: "Guarde este endereço para voltar a este pedido.",
    newOrder: "Fazer outro pedido",
    withdraw: "Cancelar pedido",
    withdrawn: "Pedido cancelado.",
    paidAlready: "Se você já pagou, fale com a gente para receber de volta.",
    nextTakeout:
      "O restaurante já recebeu o pedido, e vai confirmar e começar a preparar. Avisamos aqui quando puder retirar.",
    ready: "Seu pedido está pronto.",
    readyToFetch: "Seu pedido está pronto. Pode retirar!",
    promised: (time: string) => `Previsto para ${time}`,
    scheduled: (time: string) => `Agendado para ${time}`,
    takeout: "Retirada",
    payWith: "Pagamento",
    again: "Pedir de novo",
    picture: "Imagem do pedido",
    againFilled: "Os itens estão no seu pedido.",
    againFailed: "Não foi possível ler o cardápio. Tente de novo.",
    rated: "Você já avaliou este pedido. Obrigado!",
  },

  timeline: {
    heading: "Andamento do pedido",
    steps: {
      received: "Recebido",
      confirmed: "Confirmado",
      preparing: "Em preparo",
      ready: "Pronto",
      dispatched: "Saiu para entrega",
      delivered: "Entregue",
      fetched: "Retirado",
      refused: "Recusado",
      cancelled: "Cancelado",
    },
    ahead: ", ainda não",
    refused: "O restaurante não pôde aceitar o pedido. Se tiver dúvida, fale com a gente.",
    unanswered: "O restaurante ainda não respondeu ao seu pedido. Se quiser, fale com a gente.",
    call: (phone: string) => `Ligar para ${phone}`,
  },

  push: {
    start: "Avisar quando mudar",
    stop: "Não avisar mais",
    started: "Este aparelho vai avisar quando o pedido mudar.",
    stopped: "Este aparelho não avisa mais deste pedido.",
    forbidden:
      "Os avisos estão bloqueados neste navegador. Libere as notificações deste site para ser avisado.",
    failed: "Não foi possível ligar os avisos. Tente de novo daqui a pouco.",
  },

  share: {
    share: "Compartilhar",
    copy: "Copiar link",
    title: (number: string, status: string) => `Pedido ${number}: ${status}`,
    copied: "Link do pedido copiado.",
    copyFailed: (link: string) => `Não foi possível copiar. O link do pedido é ${link}`,
    failed: "Não foi possível criar o link. Confira a conexão e tente de novo.",
  },

  orders: {
    notFound: "Este pedido não existe ou não pode ser visto neste aparelho.",
  },
});
