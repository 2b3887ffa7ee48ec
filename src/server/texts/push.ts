import type { OrderNews } from "../../domain/order-news.ts";

// Texts of messages that guests' devices show. Another language is another table of the same keys.

export const pushTexts = {
  /** The order as it is printed. */
  title: (number: string) => `Pedido ${number}`,
  news: {
    received: "O restaurante já recebeu o pedido.",
    accepted: "O pedido foi confirmado e já vai para o preparo.",
    preparing: "O pedido está sendo preparado.",
    ready: "Seu pedido está pronto.",
    readyToFetch: "Seu pedido está pronto. Pode retirar!",
    onDelivery: "O pedido saiu para entrega.",
    onTheWay: "O pedido está a caminho de você.",
    finished: "O pedido foi concluído. Bom apetite!",
    cancelled: "O pedido foi cancelado. Se tiver dúvida, fale com a gente.",
    refused: "O restaurante não pôde aceitar o pedido. Se tiver dúvida, fale com a gente.",
  } satisfies Record<OrderNews, string>,
};
