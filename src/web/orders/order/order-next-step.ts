import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { orderText } from "../../text/order-dictionary.ts";

const words = orderText.confirmation;

type StandingOrder = Pick<
  Order,
  "status_id" | "service" | "ready_at" | "accepted_at" | "cancelled"
>;

/** What the guest can expect now. Only a delivery travels; others are brought, or fetched. */
export function nextStep(order: StandingOrder): string {
  const { status_id, service, ready_at } = order;
  const isDelivery = service === "delivery";
  if (ready_at !== undefined && status_id !== 3 && isInProgress(status_id))
    return service === "takeout" ? words.readyToFetch : words.ready;
  switch (status_id) {
    case 5:
      if (service === "takeout") return words.nextTakeout;
      return isDelivery ? words.nextDelivery : words.nextRoom;
    case 1:
      return words.accepted;
    case 2:
      return words.inPreparation;
    case 3:
      return isDelivery ? words.onDelivery : words.onTheWay;
    case 4:
      return words.finished;
    case 6:
      return isRefused(order) ? orderText.timeline.refused : words.cancelled;
  }
}

/** Nobody had taken it, and it was not the guest who did not want it any more. */
function isRefused({ accepted_at, cancelled }: StandingOrder): boolean {
  return accepted_at === undefined && cancelled?.reason !== "consumer_request";
}
