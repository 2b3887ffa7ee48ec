import type { OrderMode, OrderStatusId } from "../../../domain/order-status.ts";
import { orderText } from "../../text/order-dictionary.ts";

const words = orderText.confirmation;

/** What the guest can expect now. Only a delivery travels; the others are brought. */
export function nextStep(statusId: OrderStatusId, mode: OrderMode): string {
  const isDelivery = mode === "delivery";
  switch (statusId) {
    case 5:
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
      return words.cancelled;
  }
}
