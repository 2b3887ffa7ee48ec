import type { Order } from "../../../contract/orders.ts";
import { pickupLabel, placeLabel } from "../../../domain/place-label.ts";
import { orderText } from "../../text/order-dictionary.ts";

/** Where an order goes, in a word or two. */
export function placeOfOrder({ mode, service, address }: Order): string {
  if (service === "takeout") return pickupLabel;
  return mode === "delivery" ? orderText.orders.delivery : placeLabel(mode, address);
}
