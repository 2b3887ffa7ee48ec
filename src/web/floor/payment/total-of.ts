import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { isCancelled } from "../../../domain/order-status.ts";
import { tabTotal, type TabTotal } from "../../../domain/tab-total.ts";

/** What a tab comes to, with or without service, as the server would compute it. */
export function totalOf(details: SheetDetails, waivesService: boolean): TabTotal {
  return tabTotal({
    orders: details.orders.map(({ subtotal_amount, service_amount, status_id }) => ({
      subtotalCents: centsFromReais(subtotal_amount),
      serviceCents: centsFromReais(service_amount),
      isCancelled: isCancelled(status_id),
    })),
    paymentsCents: details.payments.map(({ exp_amount }) => centsFromReais(exp_amount)),
    waivesService,
  });
}
