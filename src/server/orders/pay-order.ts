import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { isCancelled } from "../../domain/order-status.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { giveBack, type Refund } from "../tabs/give-back.ts";
import { checkTender, moreThanLeft } from "../tabs/check-tender.ts";
import { insertPayment, isRepeated, listPayments } from "../tabs/payment-queries.ts";
import { findOrderRow, lockOrderRow, type OrderRow } from "./order-row-queries.ts";
import { owedCents, paidCents } from "./order-view.ts";

type Payment = {
  hash: string;
  amount?: number | undefined;
  method?: PaymentMethod | undefined;
  tendered?: number | undefined;
};

/** Takes a payment for an order without a tab: above zero and at most what is left to pay, once. */
export async function payOrder(payment: Payment, context: Context): Promise<void> {
  const { tx, key, now } = context;
  const { userId } = requireStaff(context);
  const order = await lockPaidAlone(tx, payment.hash);
  const paid = { orderId: order.order_id };
  if (isRepeated(await listPayments(tx, paid), payment, key)) return;
  if (isCancelled(order.status_id)) throw new Refused("deal_closed");
  const before = paidCents(order);
  const leftCents = Math.max(0, owedCents(order) - before);
  const amountCents = amountOf(payment, { leftCents, context });
  const { method } = payment;
  const tenderedCents = checkTender({ ...payment, amountCents }, context);
  await insertPayment(tx, paid, { amountCents, method, tenderedCents, userId, now, key });
  await addHistory(tx, {
    what: "paid",
    ...paid,
    userId,
    before: { paid: reaisFromCents(before) },
    after: {
      paid: reaisFromCents(before + amountCents),
      amount: reaisFromCents(amountCents),
      ...(method ? { method } : {}),
    },
  });
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
}

/** Refunds part or all of an order's payments, even if it is cancelled. */
export async function refundOrder(hash: string, refund: Refund, context: Context): Promise<void> {
  const { tx } = context;
  const order = await lockPaidAlone(tx, hash);
  const paid = { orderId: order.order_id };
  await giveBack(refund, { paid, payments: await listPayments(tx, paid) }, context);
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
}

/** Locks the order against other payments, and reads it again: somebody may have paid it before the lock. */
async function lockPaidAlone(tx: Tx, hash: string): Promise<OrderRow> {
  requireFound(await lockOrderRow(tx, hash));
  const order = requireFound(await findOrderRow(tx, hash));
  if (order.mode === "sheet") throw badFields({ hash: { code: "paid_on_tab" } }, "conflict");
  return order;
}

function amountOf(
  { amount }: Payment,
  { leftCents, context }: { leftCents: Cents; context: Context },
): Cents {
  const cents = amount === undefined ? leftCents : centsFromReais(amount);
  if (cents > leftCents)
    throw badFields({ amount: moreThanLeft(leftCents, context.account.extras.currency) });
  if (cents === 0)
    throw badFields({ amount: { code: leftCents === 0 ? "nothing_left" : "not_above_zero" } });
  return cents;
}
