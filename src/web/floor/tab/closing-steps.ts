import type { SheetDetails } from "../../../contract/sheets.ts";
import { isEmptyCart } from "../../../domain/cart.ts";
import type { TabOutbox } from "../outbox/tab-outbox.ts";

/** What somebody who ends a tab is asked, or waits for. */
export type ClosingStep = "details" | "unsent" | "nothing to pay" | "payment";

/**
 * What is asked first, once it is known how the tab stands; nothing where it never is. `currentOutbox` is looked at only
 * then: what is typed does not stand still meanwhile.
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

/** An empty tab, and one that owes nothing, closes as it is. */
export function afterUnsent(
  { left_amount }: Pick<SheetDetails, "left_amount">,
  { payment }: TabOutbox,
): ClosingStep {
  return left_amount === 0 && !payment ? "nothing to pay" : "payment";
}
