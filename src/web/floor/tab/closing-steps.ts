import type { SheetDetails } from "../../../contract/sheets.ts";
import { isEmptyCart } from "../../../domain/cart.ts";
import type { TabOutbox } from "../outbox/tab-outbox.ts";

/** The questions and waits before a tab is closed. */
export type ClosingStep = "details" | "unsent" | "nothing to pay" | "payment";

/**
 * The first question before closing, once the tab's state is known. Undefined if it stays unknown. `currentOutbox` is
 * read only then, because somebody may type meanwhile.
 */
export async function firstStep(
  heard: Promise<SheetDetails | undefined>,
  currentOutbox: () => TabOutbox,
): Promise<ClosingStep | undefined> {
  const details = await heard;
  if (!details) return undefined;
  const outbox = currentOutbox();
  const isUnsent = !isEmptyCart(outbox.draft) || outbox.unsent.length > 0;
  return isUnsent ? "unsent" : afterUnsent(details, outbox);
}

/**
 * A tab with nothing left to pay closes directly. If it has payments, for example after a reopening, they are shown
 * first, and can be refunded.
 */
export function afterUnsent(
  { left_amount, payments }: Pick<SheetDetails, "left_amount" | "payments">,
  { payment }: TabOutbox,
): ClosingStep {
  const isSettled = left_amount === 0 && payments.length === 0;
  return isSettled && !payment ? "nothing to pay" : "payment";
}
