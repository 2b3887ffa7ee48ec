import type { Order } from "../../../contract/orders.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { amountsDue } from "./amounts-due.ts";

/** Says that the order is paid, or that money is to be given back. Null while something is left to pay. */
export function PaidChip({ order }: { order: Order }) {
  const { paidCents, leftCents, toGiveBackCents } = amountsDue(order);
  if (toGiveBackCents > 0)
    return (
      <Chip tone="warn" icon="alert">
        {summaryText.paid.toGiveBack}
      </Chip>
    );
  if (paidCents === 0 || leftCents > 0) return null;
  return (
    <Chip tone="ok" icon="check">
      {summaryText.paid.paid}
    </Chip>
  );
}
