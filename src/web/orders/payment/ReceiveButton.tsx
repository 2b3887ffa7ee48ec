import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { keptPayments } from "../../paying/kept-payments.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { useAsked } from "../list/asked-orders.ts";
import { amountsDue, isPaidAlone } from "./amounts-due.ts";

const fetchDialog = () => import("./OrderPaymentDialog.tsx");

/** Opens the payments of an order without a tab, to take, see, give back and ask for them. Null for one on a tab. */
export function ReceiveButton({ order }: { order: Order }) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  useAsked(order.hash, dialog.open);
  const { paidCents, leftCents, toGiveBackCents } = amountsDue(order);
  const isUnanswered = keptPayments.useUnanswered()[order.hash] !== undefined;
  const isNothing = leftCents === 0 && paidCents === 0 && !isUnanswered && !dialog.open;
  if (!isPaidAlone(order) || isNothing) return null;
  const isOwing = leftCents > 0 && !isUnanswered;
  const paidOrNot = toGiveBackCents > 0 ? summaryText.paid.toGiveBack : summaryText.paid.paid;
  const word = isUnanswered ? actionText.paying.unanswered : paidOrNot;
  const number = printedNumber(order.id);
  const label = isOwing ? actionText.paying.receiveOf(number) : `${word} ${number}`;
  return (
    <>
      <Button
        aria-label={isOwing || isUnanswered ? label : undefined}
        busy={dialog.open && !part}
        onClick={open}
      >
        {isOwing ? actionText.paying.receive : word}
      </Button>
      {part && <part.OrderPaymentDialog order={order} {...dialog} />}
    </>
  );
}
