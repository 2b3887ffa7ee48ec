import type { Language } from "../../domain/languages.ts";
import type { OrderNews } from "../../domain/order-news.ts";

type PushTexts = {
  /** The order as it is printed. */
  title: (number: string) => string;
  news: Record<OrderNews, string>;
};

/** Texts of messages that guests' devices show, as the order's page says them. */
export const pushTexts: Record<Language, PushTexts> = {
  br: {
    title: (number: string) => `Pedido ${number}`,
    news: {
      received: "O restaurante já recebeu o pedido.",
      accepted: "O pedido foi confirmado e vai ser preparado.",
      preparing: "O pedido está sendo preparado.",
      ready: "Seu pedido está pronto.",
      readyToFetch: "Seu pedido está pronto. Pode retirar!",
      onDelivery: "O pedido saiu para entrega.",
      onTheWay: "O pedido está a caminho de você.",
      finished: "O pedido foi concluído. Bom apetite!",
      cancelled: "O pedido foi cancelado. Se tiver dúvida, fale com a gente.",
      refused: "O restaurante não pôde aceitar o pedido. Se tiver dúvida, fale com a gente.",
    },
  },
  us: {
    title: (number) => `Order ${number}`,
    news: {
      received: "The restaurant has your order.",
      accepted: "Your order is confirmed and will be prepared.",
      preparing: "Your order is being prepared.",
      ready: "Your order is ready.",
      readyToFetch: "Your order is ready. Come and pick it up!",
      onDelivery: "Your order is out for delivery.",
      onTheWay: "Your order is on its way to you.",
      finished: "Your order is complete. Enjoy your meal!",
      cancelled: "Your order was canceled. If you have a question, talk to us.",
      refused: "The restaurant could not take your order. If you have a question, talk to us.",
    },
  },
  es: {
    title: (number) => `Pedido ${number}`,
    news: {
      received: "El restaurante ya recibió el pedido.",
      accepted: "El pedido está confirmado y se va a preparar.",
      preparing: "El pedido se está preparando.",
      ready: "Su pedido está listo.",
      readyToFetch: "Su pedido está listo. ¡Puede recogerlo!",
      onDelivery: "El pedido salió a reparto.",
      onTheWay: "El pedido va en camino.",
      finished: "El pedido se completó. ¡Buen provecho!",
      cancelled: "El pedido fue cancelado. Si tiene dudas, hable con nosotros.",
      refused: "El restaurante no pudo aceptar el pedido. Si tiene dudas, hable con nosotros.",
    },
  },
  it: {
    title: (number) => `Ordine ${number}`,
    news: {
      received: "Il ristorante ha ricevuto l’ordine.",
      accepted: "L’ordine è confermato e sarà preparato.",
      preparing: "L’ordine è in preparazione.",
      ready: "Il tuo ordine è pronto.",
      readyToFetch: "Il tuo ordine è pronto. Puoi ritirarlo!",
      onDelivery: "L’ordine è in consegna.",
      onTheWay: "L’ordine sta arrivando da te.",
      finished: "L’ordine è concluso. Buon appetito!",
      cancelled: "L’ordine è stato annullato. In caso di dubbi, contattaci.",
      refused: "Il ristorante non ha potuto accettare l’ordine. In caso di dubbi, contattaci.",
    },
  },
  fr: {
    title: (number) => `Commande ${number}`,
    news: {
      received: "Le restaurant a reçu la commande.",
      accepted: "La commande est confirmée et va être préparée.",
      preparing: "La commande est en préparation.",
      ready: "Votre commande est prête.",
      readyToFetch: "Votre commande est prête. Venez la retirer !",
      onDelivery: "La commande est en livraison.",
      onTheWay: "La commande est en route vers vous.",
      finished: "La commande est terminée. Bon appétit !",
      cancelled: "La commande a été annulée. En cas de doute, contactez-nous.",
      refused: "Le restaurant n’a pas pu accepter la commande. En cas de doute, contactez-nous.",
    },
  },
  cn: {
    title: (number) => `订单 ${number}`,
    news: {
      received: "餐厅已收到订单。",
      accepted: "订单已确认，将为您制作。",
      preparing: "订单正在制作。",
      ready: "您的订单已备好。",
      readyToFetch: "您的订单已备好，请来取餐！",
      onDelivery: "订单正在配送。",
      onTheWay: "订单正送往您处。",
      finished: "订单已完成，祝您用餐愉快！",
      cancelled: "订单已取消。如有疑问，请联系我们。",
      refused: "餐厅未能接受此订单。如有疑问，请联系我们。",
    },
  },
};
