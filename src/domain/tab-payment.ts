import type { Cents } from "./money.ts";
import type { TabTotal } from "./tab-total.ts";

export type TabPayment =
  | { kind: "amount"; cents: Cents }
  /** Nothing is left once the service is waived: the tab closes without a payment. */
  | { kind: "nothing left" }
  | { kind: "wrong"; why: "nothing" | "too much" | "waived too late" };

/**
 * What is paid on a tab: more than nothing and at most what is left. Where no amount is asked for, all that is left is paid.
 * `total` is the tab's before the payment, but with the service waived or not as it shall be after it. `waiverChanges` says
 * that this payment waives the service, or takes that back; it may not when more has been paid already than `total`.
 */
export function tabPayment({
  askedCents,
  total: { totalCents, paidCents, leftCents },
  waiverChanges,
}: {
  askedCents: Cents | undefined;
  total: TabTotal;
  waiverChanges: boolean;
}): TabPayment {
  if (waiverChanges && paidCents > totalCents) return { kind: "wrong", why: "waived too late" };
  const cents = askedCents ?? leftCents;
  if (cents > leftCents) return { kind: "wrong", why: "too much" };
  if (cents > 0) return { kind: "amount", cents };
  return waiverChanges && leftCents === 0
    ? { kind: "nothing left" }
    : { kind: "wrong", why: "nothing" };
}
