import type { Cents } from "./money.ts";

type TabOrder = { subtotalCents: Cents; serviceCents: Cents; isCancelled: boolean };

export type TabTotal = {
  subtotalCents: Cents;
  serviceCents: Cents;
  totalCents: Cents;
  paidCents: Cents;
  /** Service that was waived for single payers; no part of `serviceCents`. */
  waivedCents: Cents;
  /** Never negative, though an order may be cancelled after it was paid for. */
  leftCents: Cents;
  /** Amount that the account owes the guests after such a cancellation. */
  overpaidCents: Cents;
};

/**
 * Sums up a tab: its orders that are not cancelled, and its payments. Service is optional by Brazilian law, so a guest
 * may decline it for the whole tab.
 */
export function tabTotal(tab: {
  orders: readonly TabOrder[];
  paymentsCents: readonly Cents[];
  waivesService: boolean;
  /** Service that was waived for single payers. */
  waivedCents?: Cents;
}): TabTotal {
  const counted = tab.orders.filter((order) => !order.isCancelled);
  const sum = (amounts: readonly Cents[]) => amounts.reduce((total, cents) => total + cents, 0);
  const subtotalCents = sum(counted.map((order) => order.subtotalCents));
  const charged = tab.waivesService ? 0 : sum(counted.map((order) => order.serviceCents));
  // An order may be cancelled after its service was waived for a payer.
  const waivedCents = Math.min(charged, tab.waivedCents ?? 0);
  const serviceCents = charged - waivedCents;
  const totalCents = subtotalCents + serviceCents;
  const paidCents = sum(tab.paymentsCents);
  return {
    subtotalCents,
    serviceCents,
    totalCents,
    paidCents,
    waivedCents,
    leftCents: Math.max(0, totalCents - paidCents),
    overpaidCents: Math.max(0, paidCents - totalCents),
  };
}

export type TabPayment =
  | { kind: "amount"; cents: Cents }
  /** Nothing is left once the service is waived: the tab closes without a payment. */
  | { kind: "nothing left" }
  | { kind: "wrong"; why: "nothing" | "too much" | "waived too late" };

/**
 * Checks a payment on a tab: above zero and at most what is left to pay. Without an amount it pays all of that. `total`
 * is the tab's before the payment, but with the service as it will be after it. `waiverChanges` says that this payment
 * waives the service, or undoes that; it is refused if more than `total` has been paid already.
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
