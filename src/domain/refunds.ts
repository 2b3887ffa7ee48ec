import type { Cents } from "./money.ts";

/** A payment, or a refund of one if `refunds` is set: then its amount is negative. */
export type PaymentEntry = {
  id: string;
  amountCents: Cents;
  /** Service that was waived for this payer. */
  waivedCents: Cents;
  /** The payment that it refunds. */
  refunds: string | null;
};

export function refundedByPayment(entries: readonly PaymentEntry[]): ReadonlyMap<string, Cents> {
  const refunded = new Map<string, Cents>();
  for (const { refunds, amountCents } of entries) {
    if (refunds !== null) refunded.set(refunds, (refunded.get(refunds) ?? 0) - amountCents);
  }
  return refunded;
}

/** The payments that are not fully refunded. A fully refunded one covers no part of a bill. */
export function standingPayments<Entry extends PaymentEntry>(entries: readonly Entry[]): Entry[] {
  const refunded = refundedByPayment(entries);
  return entries.filter(
    ({ id, refunds, amountCents }) => refunds === null && (refunded.get(id) ?? 0) < amountCents,
  );
}

/** Payments minus refunds, and the service waived for the payers. */
export function paidOf(entries: readonly PaymentEntry[]): { paidCents: Cents; waivedCents: Cents } {
  const sum = (amounts: Cents[]) => amounts.reduce((total, cents) => total + cents, 0);
  return {
    paidCents: sum(entries.map(({ amountCents }) => amountCents)),
    waivedCents: sum(standingPayments(entries).map(({ waivedCents }) => waivedCents)),
  };
}

/** The person who took a payment may give it back within this time without an owner. */
const ownRefundMs = 5 * 60 * 1000;

export function mayRefundAlone(asked: {
  isOwner: boolean;
  hasTakenIt: boolean;
  takenAt: Date;
  now: Date;
}): boolean {
  const { isOwner, hasTakenIt, takenAt, now } = asked;
  return isOwner || (hasTakenIt && now.getTime() - takenAt.getTime() <= ownRefundMs);
}

/** Why money is given back, in the words that people read. */
export const refundReasonLabels = {
  wrong_amount: "Valor errado",
  wrong_method: "Forma de pagamento errada",
  charged_twice: "Cobrado duas vezes",
  cancelled: "Pedido ou item cancelado",
  complaint: "Reclamação do cliente",
  other: "Outro motivo",
} as const;

export type RefundReason = keyof typeof refundReasonLabels;

export const refundReasons = Object.keys(refundReasonLabels) as RefundReason[];
