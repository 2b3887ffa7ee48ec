import type { Order } from "../../../contract/orders.ts";
import { orderPlace } from "../../../domain/labels.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { labelText } from "../../text/label-dictionary.ts";

export function placeOfOrder({ mode, service, address }: Order): string {
  if (service === "takeout") return labelText.takeout;
  return mode === "delivery" ? watchText.orders.delivery : orderPlace({ mode, address }, labelText);
}
