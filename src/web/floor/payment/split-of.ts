import type { SheetDetails } from "../../../contract/sheets.ts";
import { maxShares } from "../../../domain/split-bill.ts";
import { numberOf, recordOf } from "../../storage/stored-json.ts";

/** The number of payers of a tab's bill, and whose turn it is. */
export type Split = { of: number; index: number };

/**
 * The split that a tab's last share was a part of, on whichever device it was taken; undefined once all shares are paid.
 * The history alone tells shares from other payments. Shares that were given back whole are to be paid once more.
 */
export function splitOf({
  history,
  payments,
}: Pick<SheetDetails, "history" | "payments">): Split | undefined {
  const taken = payments.filter((payment) => payment.refund_of === undefined);
  let first: Split | undefined;
  let paid = 0;
  for (const [at, { to }] of history.filter(({ what }) => what === "paid").entries()) {
    const shares = recordOf(recordOf(to)["shares"]);
    const share = { of: numberOf(shares["of"]), index: numberOf(shares["index"]) };
    if (!(share.of >= 2 && share.of <= maxShares && share.index >= 1)) continue;
    if (share.index === 1 || share.of !== first?.of) [first, paid] = [share, 0];
    const payment = taken[at];
    if (payment && payment.refunded_amount !== payment.exp_amount) paid += 1;
  }
  if (!first || first.index + paid > first.of) return undefined;
  return { of: first.of, index: first.index + paid };
}
