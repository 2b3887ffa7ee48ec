import type { SheetDetails } from "../../contract/sheets.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { isOwed } from "../../domain/order-status.ts";
import { paidOf } from "../../domain/refunds.ts";
import { tabTotal } from "../../domain/tab-total.ts";
import type { Context } from "../http/calls/context.ts";
import { requireFound } from "../http/refused.ts";
import {
  listSheetOrderRows,
  mapOrderLines,
  type LineRow,
  type OrderRow,
} from "../orders/order-row-queries.ts";
import { amountOfUnits } from "../orders/line-amounts.ts";
import { orderView } from "../orders/order-view.ts";
import { billLines, billLinesView, type OwedLine, type TitledBillLine } from "./bill-lines.ts";
import { listPayments, mapPaidLines, paymentsView, type PaymentRow } from "./payment-queries.ts";
import { tabHistory } from "./tab-history.ts";
import { findMergeTarget, findSheet, type SheetRow } from "./sheet-queries.ts";

/** A tab as the payment screen shows it, with its orders and payments. */
export async function getTabDetails(
  hash: string,
  context: Pick<Context, "tx" | "principal">,
): Promise<SheetDetails> {
  const sheet = requireFound(await findSheet(context.tx, hash));
  const { orders, payments, total } = await readTab(sheet, context);
  const [{ lines, bill }, history] = await Promise.all([
    readBill({ orders, payments }, context),
    tabHistory(context.tx, sheet, payments),
  ]);
  const target = sheet.merged_into && (await findMergeTarget(context.tx, sheet.merged_into));
  return {
    ...sheetView(sheet),
    location_number: sheet.number,
    closed: sheet.closed_at !== null,
    ...(sheet.closed_at ? { closed_at: sheet.closed_at.toISOString() } : {}),
    ...(target ? { merged_into: target.hash } : {}),
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
    payments: paymentsView(payments),
    bill_lines: billLinesView(bill),
  };
}

/** The lines of a tab's orders, and those that its bill is split by. */
export async function readBill(
  { orders, payments }: { orders: readonly OrderRow[]; payments: readonly PaymentRow[] },
  { tx }: Pick<Context, "tx">,
): Promise<{ lines: Map<string, LineRow[]>; bill: TitledBillLine[] }> {
  const orderIds = orders.map((order) => order.order_id);
  const [lines, paid] = await Promise.all([
    mapOrderLines(tx, orderIds),
    mapPaidLines(tx, payments),
  ]);
  const owed = orders
    .filter((order) => isOwed(order.status_id))
    .map((order) => ({
      orderId: order.order_id,
      hash: order.hash,
      serviceCents: order.service_cents,
      lines: orderedLines(lines.get(order.order_id) ?? []),
    }));
  return { lines, bill: billLines(owed, paid) };
}

function orderedLines(rows: LineRow[]): OwedLine[] {
  const options = Map.groupBy(rows, (row) => row.parent_line);
  return (options.get(null) ?? []).map((row) => {
    const children = options.get(row.line) ?? [];
    const qty = row.qty - row.cancelled_qty;
    return {
      line: row.line,
      title_br: row.title_br,
      options: children.map((option) => ({ title_br: option.title_br, qty: option.qty })),
      qty,
      amountCents: amountOfUnits(row, { qty, options: children }),
    };
  });
}

export async function readTab(
  sheet: Pick<SheetRow, "sheet_id" | "waives_service" | "merged_into">,
  { tx }: Pick<Context, "tx">,
) {
  const [orders, payments] = await Promise.all([
    listSheetOrderRows(tx, sheet.sheet_id),
    // A merged tab's payments belong to the tab that has its orders now.
    sheet.merged_into === null ? listPayments(tx, { sheetId: sheet.sheet_id }) : [],
  ]);
  const { paidCents, waivedCents } = paidOf(payments);
  const total = tabTotal({
    orders: orders.map((order) => ({
      subtotalCents: order.subtotal_cents,
      serviceCents: order.service_cents,
      isCancelled: !isOwed(order.status_id),
    })),
    paymentsCents: [paidCents],
    waivedCents,
    waivesService: sheet.waives_service,
  });
  return { orders, payments, total };
}

/** A tab as shown in lists. */
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
