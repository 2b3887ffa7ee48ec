import type { Order } from "../../../contract/orders.ts";
import { orderNews, type OrderNews } from "../../../domain/order-news.ts";
import type { FollowedOrder } from "../../../domain/order-timeline.ts";
import type { Service } from "../../../domain/service.ts";
import { orderText } from "../../text/order-dictionary.ts";

export type StandingOrder = Pick<Order, "status_id" | "service" | "ready_at" | "accepted_at"> &
  Pick<FollowedOrder, "cancelled">;

export function nextStep(order: StandingOrder): string {
  return stepWords(newsOf(order), order.service);
}

/** True if the order only has to be handed over. */
export function isReady(order: StandingOrder): boolean {
  const news = newsOf(order);
  return news === "ready" || news === "readyToFetch";
}

function newsOf({
  status_id,
  service,
  ready_at,
  accepted_at,
  cancelled,
}: StandingOrder): OrderNews {
  return orderNews({
    statusId: status_id,
    service,
    isReady: ready_at !== undefined,
    isAccepted: accepted_at !== undefined,
    isByGuest: cancelled?.reason === "consumer_request",
  });
}

const nextOf: Record<Service, "nextDelivery" | "nextTakeout" | "nextRoom"> = {
  delivery: "nextDelivery",
  takeout: "nextTakeout",
  indoor: "nextRoom",
};

function stepWords(news: OrderNews, service: Service): string {
  const words = orderText.confirmation;
  switch (news) {
    case "received":
      return words[nextOf[service]];
    case "preparing":
      return words.inPreparation;
    case "refused":
      return orderText.timeline.refused;
    case "accepted":
    case "ready":
    case "readyToFetch":
    case "onDelivery":
    case "onTheWay":
    case "finished":
    case "cancelled":
      return words[news];
  }
}
