import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { amountsDue, isPaidAlone } from "./amounts-due.ts";

const words = payingText.order;
const fetchDialog = () => import("./OrderPaymentDialog.tsx");

/** Staff take the payment of an order without a tab, see what was paid, and give it back; for others it is nothing. */
export function ReceiveButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { part } = useLazyPart(fetchDialog, isOpen);
  const { paidCents, leftCents, toGiveBackCents } = amountsDue(order);
  if (!isPaidAlone(order) || (leftCents === 0 && paidCents === 0)) return null;
  const word = toGiveBackCents > 0 ? words.toGiveBack : leftCents > 0 ? words.receive : words.paid;
  return (
    <>
      <Button
        aria-label={leftCents > 0 ? words.receiveOf(printedNumber(order.id)) : undefined}
        busy={isOpen && !part}
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      {part && (
        <part.OrderPaymentDialog {...{ order }} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
