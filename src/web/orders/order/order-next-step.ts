import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { orderText } from "../../text/order-dictionary.ts";

const words = orderText.confirmation;

type StandingOrder = Pick<Order, "status_id" | "service" | "ready_at" | "accepted_at">;

/** What the guest can expect now. Only a delivery travels; others are brought, or fetched. */
export function nextStep({ status_id, service, ready_at, accepted_at }: StandingOrder): string {
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
      return accepted_at === undefined ? orderText.timeline.refused : words.cancelled;
  }
}
