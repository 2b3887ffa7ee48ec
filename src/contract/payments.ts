import * as z from "zod/mini";
import { paymentMethods } from "../domain/payment-methods.ts";
import { refundReasons } from "../domain/refunds.ts";
import { maxShares } from "../domain/split-bill.ts";
import { approval, id, instant, quantity, signedReais, summedReais } from "./fields.ts";

/** A payment in a list. */
export const payment = z.strictObject({
  id,
  /** Negative for a refund. */
  exp_amount: signedReais,
  created: instant,
  /** The name of who took it, or gave it back; null when they are no longer here. */
  by: z.nullable(z.string()),
  /** Absent for payments from before methods were stored. */
  method: z.optional(z.enum(paymentMethods)),
  /** Cash in hand, and what was given back of it as change. */
  tendered: z.optional(summedReais),
  change: z.optional(summedReais),
  /** Service that was waived for this payer. */
  service_waived: z.optional(summedReais),
  refunded_amount: z.optional(summedReais),
  /** The payment that this refund belongs to, and the reason for it. */
  refund_of: z.optional(id),
  reason: z.optional(z.string()),
});
export type ListedPayment = z.infer<typeof payment>;

/** Without an amount, all that is left is paid. */
export const paymentBody = {
  amount: z.optional(summedReais),
  method: z.optional(z.enum(paymentMethods)),
  /** Cash in hand, at least the amount; only with cash. */
  tendered: z.optional(summedReais),
};

/** A line of an order, by its number there. */
const lineNumber = z.int().check(z.minimum(1), z.maximum(32_767));

/** Lines of a tab that somebody pays for. */
export const paidLines = z
  .array(
    z.strictObject({
      order: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      line: lineNumber,
      qty: quantity,
    }),
  )
  .check(z.minLength(1), z.maxLength(1000));

/** One of several equal shares; those before it are paid. */
export const paidShare = z.strictObject({
  of: z.int().check(z.minimum(1), z.maximum(maxShares)),
  index: z.int().check(z.minimum(1), z.maximum(maxShares)),
});

export const refundBody = z.strictObject({
  payment: id,
  /** Above zero and at most the part of the payment not refunded yet. Absent: all of that part. */
  amount: z.optional(summedReais),
  reason: z.enum(refundReasons),
  /** An owner's approval, if the caller may not refund alone. */
  approval: z.optional(approval),
});

/** Reais, at most the amount left to pay; absent: all of it. */
export const pixQuery = z.strictObject({
  amount: z.optional(z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/))),
});

/** A "copia e cola" code for an amount; the caller draws its QR code. */
export const pixCharge = z.strictObject({
  payload: z.string(),
  amount: summedReais,
  /** A text that identifies the payment on a bank statement. */
  txid: z.string(),
});
