import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais, parsePrice, type Cents } from "../../../domain/money.ts";
import { isOrderStatusId, tabOf } from "../../../domain/order-status.ts";
import { tabTotal, type TabTotal } from "../../../domain/tab-total.ts";

/** What a tab comes to, with or without service, as the server would compute it. */
export function totalOf(details: SheetDetails, waivesService: boolean): TabTotal {
  return tabTotal({
    orders: details.orders.map(({ subtotal_amount, service_amount, status_id }) => ({
      subtotalCents: centsFromReais(subtotal_amount),
      serviceCents: centsFromReais(service_amount),
      isCancelled: isOrderStatusId(status_id) && tabOf(status_id) === "cancelled",
    })),
    paymentsCents: details.payments.map(({ exp_amount }) => centsFromReais(exp_amount)),
    waivesService,
  });
}

export type PaymentAmount =
  | { kind: "amount"; cents: Cents }
  /** Nothing is left once the service is waived: the tab closes without a payment. */
  | { kind: "nothing left" }
  | { kind: "wrong"; why: "nothing" | "too much" | "waived too late" };

/** What is to be paid: as typed, or all that is left where nothing is typed. */
export function paymentAmount({
  typed,
  total,
  waiverChanges,
}: {
  typed: string;
  total: TabTotal;
  waiverChanges: boolean;
}): PaymentAmount {
  if (waiverChanges && total.paidCents > total.totalCents) {
    return { kind: "wrong", why: "waived too late" };
  }
  if (waiverChanges && total.leftCents === 0) return { kind: "nothing left" };
  const cents = typed.trim() === "" ? total.leftCents : (parsePrice(typed) ?? 0);
  if (cents <= 0) return { kind: "wrong", why: "nothing" };
  return cents > total.leftCents ? { kind: "wrong", why: "too much" } : { kind: "amount", cents };
}
