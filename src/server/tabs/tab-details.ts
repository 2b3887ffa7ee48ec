import type { SheetDetails } from "../../contract/sheets.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { isCancelled } from "../../domain/order-status.ts";
import { tabTotal } from "../../domain/tab-total.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { listSheetOrderRows, mapOrderLines } from "../orders/order-row-queries.ts";
import { orderView } from "../orders/order-view.ts";
import { findHeir, findSheet, listPayments, type SheetRow } from "./sheet-queries.ts";

/** A tab as the payment screen shows it, with its orders and payments. */
export async function getTabDetails(hash: string, context: Context): Promise<SheetDetails> {
  const sheet = await findSheet(context.tx, hash);
  if (!sheet) throw new Refused("not_found");
  const { orders, payments, total } = await readTab(sheet, context);
  const heir = sheet.merged_into && (await findHeir(context.tx, sheet.merged_into));
  const lines = await mapOrderLines(
    context.tx,
    orders.map((order) => order.order_id),
  );
  return {
    ...sheetView(sheet),
    location_number: sheet.number,
    closed: sheet.closed_at !== null,
    ...(sheet.closed_at ? { closed_at: sheet.closed_at.toISOString() } : {}),
    ...(heir ? { merged_into: heir.hash } : {}),
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
    payments: payments.map((payment) => ({
      id: payment.payment_id,
      exp_amount: reaisFromCents(payment.amount_cents),
      created: payment.created_at.toISOString(),
      by: payment.by,
    })),
  };
}

export async function readTab(
  sheet: Pick<SheetRow, "sheet_id" | "waives_service" | "merged_into">,
  { tx }: Pick<Context, "tx">,
) {
  const [orders, payments] = await Promise.all([
    listSheetOrderRows(tx, sheet.sheet_id),
    // They belong to the tab that has its orders by now.
    sheet.merged_into === null ? listPayments(tx, sheet.sheet_id) : [],
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
