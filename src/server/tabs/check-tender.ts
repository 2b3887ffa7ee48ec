import { centsFromReais, type Cents, reaisFromCents } from "../../domain/money.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields } from "../http/refused.ts";
import type { Problem } from "../../contract/problems.ts";

/** Requires a method that the account has on, and enough cash if cash in hand is named. Answers that cash in cents. */
export function checkTender(
  {
    method,
    tendered,
    amountCents,
  }: { method?: PaymentMethod | undefined; tendered?: number | undefined; amountCents: Cents },
  { account }: Pick<Context, "account">,
): Cents | undefined {
  if (method !== undefined && account.extras.paymentMethods[method] !== true)
    throw badFields({ method: { code: "payment_method_off" } });
  if (tendered === undefined) return undefined;
  if (method !== "cash") throw badFields({ tendered: { code: "only_cash_has_change" } });
  const tenderedCents = centsFromReais(tendered);
  if (tenderedCents < amountCents) throw badFields({ tendered: { code: "tendered_below_amount" } });
  return tenderedCents;
}

/** The problem of an amount above what is left to pay. */
export function moreThanLeft(leftCents: Cents, currency: string): Problem {
  return { code: "more_than_left", amount: reaisFromCents(leftCents), currency };
}
