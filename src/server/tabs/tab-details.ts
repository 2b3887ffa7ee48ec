import type { SheetDetails } from "../../contract/sheets.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { isCancelled } from "../../domain/order-status.ts";
import { tabTotal } from "../../domain/tab-total.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { listSheetOrderRows, mapOrderLines } from "../orders/order-row-queries.ts";
import { orderView } from "../orders/order-view.ts";
import { tabHistory } from "./tab-history.ts";
import { findSheet, listPayments, type SheetRow } from "./sheet-queries.ts";

/** A tab as the payment screen shows it, with its orders and payments. */
export async function getTabDetails(hash: string, context: Context): Promise<SheetDetails> {
  const sheet = await findSheet(context.tx, hash);
  if (!sheet) throw new Refused("not_found");
  const { orders, payments, total } = await readTab(sheet, context);
  const [lines, history] = await Promise.all([
    mapOrderLines(
      context.tx,
      orders.map((order) => order.order_id),
    ),
    tabHistory(context.tx, sheet, payments),
  ]);
  return {
    ...sheetView(sheet),
    location_number: sheet.number,
    closed: sheet.closed_at !== null,
    waives_service: sheet.waives_service,
    subtotal_amount: reaisFromCents(total.subtotalCents),
    service_amount: reaisFromCents(total.serviceCents),
    total_amount: reaisFromCents(total.totalCents),
    paid_amount: reaisFromCents(total.paidCents),
    left_amount: reaisFromCents(total.leftCents),
    orders: orders.map((order) => ({
      // Includes the service, waived or not: the payment screen shows both sums.
      ...orderView(
        { ...order, waives_service: false },
        { lines: lines.get(order.order_id), principal: context.principal },
      ),
      placed_by: order.placed_by,
    })),
    history,
    payments: payments.map((payment) => ({
      id: payment.payment_id,
      exp_amount: reaisFromCents(payment.amount_cents),
      created: payment.created_at.toISOString(),
      by: payment.by,
    })),
  };
}

export async function readTab(
  sheet: Pick<SheetRow, "sheet_id" | "waives_service">,
  { tx }: Pick<Context, "tx">,
) {
  const [orders, payments] = await Promise.all([
    listSheetOrderRows(tx, sheet.sheet_id),
    listPayments(tx, sheet.sheet_id),
  ]);
  const total = tabTotal({
    orders: orders.map((order) => ({
      subtotalCents: order.subtotal_cents,
      serviceCents: order.service_cents,
      isCancelled: isCancelled(order.status_id),
    })),
    paymentsCents: payments.map((payment) => payment.amount_cents),
    waivesService: sheet.waives_service,
  });
  return { orders, payments, total };
}

/** A tab as it stands in lists. */
export function sheetView(
  sheet: Pick<SheetRow, "sheet_id" | "hash" | "name" | "individual" | "table_id">,
) {
  return {
    id: sheet.sheet_id,
    hash: sheet.hash,
    name: sheet.name,
    individual: sheet.individual,
    location_id: sheet.table_id,
  };
}
