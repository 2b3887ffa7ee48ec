import { isInProgress, type OrderStatusId } from "./order-status.ts";
import type { Service } from "./service.ts";

/** Everything that a guest can be told about the progress of their order. */
export const orderNewsKinds = [
  "received",
  "accepted",
  "preparing",
  "ready",
  "readyToFetch",
  "onDelivery",
  "onTheWay",
  "finished",
  "cancelled",
  "refused",
] as const;
export type OrderNews = (typeof orderNewsKinds)[number];

type StandingOrder = {
  statusId: OrderStatusId;
  service: Service;
  isReady: boolean;
  /** Somebody of the staff has taken it. */
  isAccepted: boolean;
  /** It was cancelled because the guest did not want it any more. */
  isByGuest: boolean;
};

/** The stage of an order, for its guest. Only a delivery travels; others are brought, or fetched. */
export function orderNews(order: StandingOrder): OrderNews {
  const { statusId, service, isReady, isAccepted, isByGuest } = order;
  if (isReady && statusId !== 3 && isInProgress(statusId))
    return service === "takeout" ? "readyToFetch" : "ready";
  switch (statusId) {
    case 5:
      return "received";
    case 1:
      return "accepted";
    case 2:
      return "preparing";
    case 3:
      return service === "delivery" ? "onDelivery" : "onTheWay";
    case 4:
      return "finished";
    case 6:
      return isAccepted || isByGuest ? "cancelled" : "refused";
  }
}
