import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import {
  mayRefundAlone,
  paidOf,
  refundedByPayment,
  type RefundReason,
} from "../../domain/refunds.ts";
import { addHistory } from "../db/history.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { insertPayment, isRepeated, type Paid, type PaymentRow } from "./payment-queries.ts";

export type Refund = {
  payment: string;
  amount?: number | undefined;
  reason: RefundReason;
  approvedBy?: string | undefined;
};

/**
 * Refunds some of a payment, never more than is left of it. The paid tab or order must be locked, so that nobody
 * refunds the same at once. Staff who may not do so alone need an owner's approval; the answer names that owner. A
 * repeated one changes nothing, and has no answer.
 */
export async function giveBack(
  refund: Refund,
  { paid, payments }: { paid: Paid; payments: readonly PaymentRow[] },
  context: Context,
): Promise<{ userId: string; approvedBy: string | undefined } | undefined> {
  const { tx, principal, key, now } = context;
  const { userId } = requireStaff(context);
  if (isRepeated(payments, refund, key)) return undefined;
  const given = payments.find(({ id }) => id === refund.payment);
  if (!given) throw badFields({ payment: { code: "does_not_exist" } });
  if (given.refunds !== null) throw badFields({ payment: { code: "is_a_refund" } });
  const cents = refundCents(refund, { given, payments }, context);
  const mayAlone = mayRefundAlone({
    isOwner: principal.kind === "admin",
    hasTakenIt: given.userId === userId,
    takenAt: given.createdAt,
    now,
  });
  if (!mayAlone && refund.approvedBy === undefined) throw new Refused("approval_required");
  const approvedBy = mayAlone ? undefined : refund.approvedBy;
  const { reason } = refund;
  await insertPayment(tx, paid, {
    amountCents: -cents,
    method: given.method,
    refunds: given.id,
    reason,
    userId,
    now,
    key,
  });
  const { paidCents } = paidOf(payments);
  await addHistory(tx, {
    what: "refunded",
    ...paid,
    userId,
    approvedBy,
    before: { paid: reaisFromCents(paidCents) },
    after: {
      paid: reaisFromCents(paidCents - cents),
      amount: reaisFromCents(cents),
      ...(given.method ? { method: given.method } : {}),
      payment: given.id,
      reason,
    },
  });
  return { userId, approvedBy };
}

function refundCents(
  { amount }: Refund,
  { given, payments }: { given: PaymentRow; payments: readonly PaymentRow[] },
  { account }: Pick<Context, "account">,
): Cents {
  const left = given.amountCents - (refundedByPayment(payments).get(given.id) ?? 0);
  if (left === 0) throw badFields({ payment: { code: "nothing_to_give_back" } });
  const cents = amount === undefined ? left : centsFromReais(amount);
  if (cents === 0) throw badFields({ amount: { code: "not_above_zero" } });
  if (cents > left)
    throw badFields({
      amount: {
        code: "more_than_paid",
        amount: reaisFromCents(left),
        currency: account.extras.currency,
      },
    });
  return cents;
}
