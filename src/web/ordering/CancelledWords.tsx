import type { Order } from "../../contract/orders.ts";
import { cancelReasonText } from "../../domain/labels.ts";
import { orderClock } from "../site/order-clock.ts";
import { joined } from "../text/joined.ts";
import { reasonText } from "../text/reason-dictionary.ts";

type CancelledWordsProps = {
  cancelled: NonNullable<Order["cancelled"]>;
  timeZone: string | undefined;
};

const words = reasonText.cancellation;

/** Why an order was cancelled, and, as far as the reader may know, by whom. */
export function CancelledWords({ cancelled, timeZone }: CancelledWordsProps) {
  const { at, by, approved_by: approvedBy } = cancelled;
  const why = cancelReasonText(cancelled, reasonText);
  return joined([
    why === undefined ? words.noReason : words.why(why),
    by && words.by(by),
    approvedBy && words.approvedBy(approvedBy),
    at && orderClock(at, timeZone).replaceAll(" ", "\u00a0"),
  ]);
}
