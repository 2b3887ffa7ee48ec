import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { useAsked } from "../list/asked-orders.ts";
import { amountsDue, isPaidAlone } from "./amounts-due.ts";

const fetchDialog = () => import("./OrderPaymentDialog.tsx");

/** Opens the payments of an order without a tab, to take, see and give them back. Null for an order on a tab. */
export function ReceiveButton({ order }: { order: Order }) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  useAsked(order.hash, dialog.open);
  const { paidCents, leftCents, toGiveBackCents } = amountsDue(order);
  if (!isPaidAlone(order) || (leftCents === 0 && paidCents === 0)) return null;
  const word =
    toGiveBackCents > 0
      ? summaryText.paid.toGiveBack
      : leftCents > 0
        ? actionText.paying.receive
        : summaryText.paid.paid;
  return (
    <>
      <Button
        aria-label={
          leftCents > 0 ? actionText.paying.receiveOf(printedNumber(order.id)) : undefined
        }
        busy={dialog.open && !part}
        onClick={open}
      >
        {word}
      </Button>
      {part && <part.OrderPaymentDialog order={order} {...dialog} />}
    </>
  );
}
