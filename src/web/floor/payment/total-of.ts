import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { paidOf } from "../../../domain/refunds.ts";
import type { SplittableLine } from "../../../domain/split-bill.ts";
import { tabTotal, type TabTotal } from "../../../domain/tab-total.ts";

/** A tab's total, with or without service, as the server would compute it. */
export function totalOf(details: SheetDetails, waivesService: boolean): TabTotal {
  const { paidCents, waivedCents } = paidOf(
    details.payments.map(({ id, exp_amount, service_waived = 0, refund_of = null }) => ({
      id,
      amountCents: centsFromReais(exp_amount),
      waivedCents: centsFromReais(service_waived),
      refunds: refund_of,
    })),
  );
  return tabTotal({
    orders: details.bill_lines.map(({ amount, service_amount }) => ({
      subtotalCents: centsFromReais(amount),
      serviceCents: centsFromReais(service_amount),
      isCancelled: false,
    })),
    paymentsCents: [paidCents],
    waivedCents,
    waivesService,
  });
}

/** The lines to split the bill by, without service if the tab waives it. */
export function billLinesOf({ bill_lines, waives_service }: SheetDetails): SplittableLine[] {
  return bill_lines.map(({ order, line, qty, paid_qty, amount, service_amount }) => ({
    order,
    line,
    qty,
    paidQty: paid_qty,
    amountCents: centsFromReais(amount),
    serviceCents: waives_service ? 0 : centsFromReais(service_amount),
  }));
}
