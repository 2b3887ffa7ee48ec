import type { Order } from "../../../contract/orders.ts";
import { centsFromReais, type Cents } from "../../../domain/money.ts";
import { isCancelled } from "../../../domain/order-status.ts";

type PaidOrder = Pick<Order, "total_amount" | "paid_amount" | "status_id" | "mode">;

/** The paid and unpaid amounts of an order without a tab. Nothing is owed for a cancelled one. */
export function amountsDue({ total_amount, paid_amount = 0, status_id }: PaidOrder): {
  paidCents: Cents;
  leftCents: Cents;
  toGiveBackCents: Cents;
} {
  const paidCents = centsFromReais(paid_amount);
  const owedCents = isCancelled(status_id) ? 0 : centsFromReais(total_amount);
  return {
    paidCents,
    leftCents: Math.max(0, owedCents - paidCents),
    toGiveBackCents: Math.max(0, paidCents - owedCents),
  };
}

/** Whether the order is paid alone, and not with its tab. */
export function isPaidAlone({ paid_amount }: Pick<Order, "paid_amount">): boolean {
  return paid_amount !== undefined;
}
