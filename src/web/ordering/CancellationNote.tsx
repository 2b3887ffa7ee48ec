import type { Order } from "../../contract/orders.ts";
import { cancelReasonText } from "../../domain/labels.ts";
import { labelText } from "../text/label-dictionary.ts";
import { orderClock } from "../site/order-clock.ts";
import { actionText } from "../text/action-dictionary.ts";

type CancellationNoteProps = {
  cancelled: Order["cancelled"];
  timeZone: string | undefined;
  className?: string | undefined;
};

const words = actionText.cancellation;

/** Why an order was cancelled, and, as far as the reader may know, by whom; nothing of one that was not. */
export function CancellationNote({ cancelled, timeZone, className }: CancellationNoteProps) {
  if (!cancelled) return null;
  const { at, by, approved_by: approvedBy } = cancelled;
  const why = cancelReasonText(cancelled, labelText);
  const facts = [
    why === undefined ? words.noReason : words.why(why),
    by && words.by(by),
    approvedBy && words.approvedBy(approvedBy),
    at && orderClock(at, timeZone),
  ];
  return <p className={className}>{facts.filter(Boolean).join(" · ")}</p>;
}
