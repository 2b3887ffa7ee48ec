import type { SheetDetails } from "../../../contract/sheets.ts";
import { maxShares } from "../../../domain/split-bill.ts";
import { numberOf, recordOf } from "../../storage/stored-json.ts";

/** The number of payers of a tab's bill, and whose turn it is. */
export type Split = { of: number; index: number };

/**
 * The split that a tab's last share was a part of, on whichever device it was taken; undefined once all shares are paid.
 * The history alone tells shares from other payments. Shares that were given back whole are to be paid once more. Tabs
 * that become one are split anew. `taken` is the number of shares that were ever paid.
 */
export function splitOf({ history, payments }: Pick<SheetDetails, "history" | "payments">): {
  known: Split | undefined;
  taken: number;
} {
  const paidIn = payments.filter((payment) => payment.refund_of === undefined).values();
  let first: Split | undefined;
  let paid = 0;
  let taken = 0;
  for (const { what, to } of history) {
    if (what === "merged") first = undefined;
    if (what !== "paid") continue;
    const payment = paidIn.next().value;
    const shares = recordOf(recordOf(to)["shares"]);
    const share = { of: numberOf(shares["of"]), index: numberOf(shares["index"]) };
    if (!(share.of >= 2 && share.of <= maxShares && share.index >= 1)) continue;
    if (share.index === 1 || share.of !== first?.of) [first, paid] = [share, 0];
    taken += 1;
    if (payment && payment.refunded_amount !== payment.exp_amount) paid += 1;
  }
  if (!first || first.index + paid > first.of) return { known: undefined, taken };
  return { known: { of: first.of, index: first.index + paid }, taken };
}
