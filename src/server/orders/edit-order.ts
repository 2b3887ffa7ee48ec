import type { SentCart } from "../../contract/cart.ts";
import { maxTypedCents } from "../../domain/money.ts";
import { isInProgress } from "../../domain/order-status.ts";
import { orderTotal, type OrderTotal } from "../../domain/order-total.ts";
import { maxOrderEntries } from "../../domain/quantity.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import { updateOwn, type Tx } from "../db/with-account.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { userIdOf } from "../sessions/principal.ts";
import { endBillRequest } from "../tabs/bill-request.ts";
import { lockSheetOfOrder } from "../tabs/sheet-queries.ts";
import { insertLineCancel, leftOf, requireLine, unitsOf } from "./cancel-line.ts";
import { findFamilies, unavailableLines } from "./check-availability.ts";
import { forgetSalesDays } from "./forget-sales-days.ts";
import { amountOfUnits } from "./line-amounts.ts";
import { insertLines, type OrderedLine } from "./line-queries.ts";
import { isPaidFor } from "./paid-for.ts";
import { findOrderable, priceCart } from "./price-cart.ts";
import { languageOf } from "./order-view.ts";
import { queueAddition, queueLineCancellation } from "./queue-changes.ts";
import { lockOrderRow, mapOrderLines, type LineRow, type OrderRow } from "./order-row-queries.ts";
import { mayOnlyOwnerCancel } from "./set-status.ts";
import { giveStockBack, keepTaken, takeStock } from "./take-stock.ts";

type LineCount = { line: number; qty: number };
type Edit = { hash: string; items: SentCart["items"]; cancels?: readonly LineCount[] | undefined };

/**
 * Corrects an order before the kitchen has begun it. Lines are never rewritten: what goes is called off, and added
 * lines follow the others, at the menu's present prices.
 */
export async function editOrder({ hash, items, cancels = [] }: Edit, context: Context) {
  const { tx, principal, now } = context;
  requireStaff(context);
  // A tab's amounts must not change while somebody pays it.
  const sheet = await lockSheetOfOrder(tx, hash);
  const order = requireFound(await lockOrderRow(tx, hash));
  const isOpen = isInProgress(order.status_id) && order.ready_at === null;
  if (!isOpen || (await mayOnlyOwnerCancel(tx, order, sheet))) throw new Refused("deal_closed");
  const lines = (await mapOrderLines(tx, [order.order_id])).get(order.order_id) ?? [];
  requireChange({ items, cancels }, lines);
  const optionsOf = ({ line }: LineRow) => lines.filter(({ parent_line }) => parent_line === line);
  const gone = cancels.map(({ line, qty }, index) => ({
    line: requireLine(lines, { line, qty }, `cancels.${index}.qty`),
    qty,
  }));
  // Before the stock is locked, as a new order does it: two at one table would wait for each other.
  if (sheet && Object.keys(items).length > 0) await endBillRequest(tx, sheet.table_id);
  // Before lines are added, which may be of the same last portions.
  for (const { line, qty } of gone)
    await giveStockBack(tx, { orderId: order.order_id, ...unitsOf(line, optionsOf(line), qty) });
  const added = await addLines(tx, { order, lines, items }, context);
  // Before anything is called off: that deletes queued jobs with no lines left, and `queueAddition` reads the jobs.
  if (added.length > 0) await queueAddition(tx, { orderId: order.order_id, lines: added, now });
  for (const { line, qty } of gone) {
    // It is locked since the beginning; what was called off before has changed it.
    const changed = await lockOrderRow(tx, hash);
    if (!changed) throw new Error("The order is gone");
    await callOff(tx, { order: changed, line, options: optionsOf(line), qty }, context);
  }
  if (cancels.length > 0 && principal.kind !== "admin" && (await isPaidFor(tx, order, sheet)))
    throw new Refused("approval_required");
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
  if (sheet) await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}

function requireChange(
  { items, cancels = [] }: Omit<Edit, "hash">,
  lines: readonly LineRow[],
): void {
  const addsNothing = Object.keys(items).length === 0;
  const goes = cancels.reduce((sum, { qty }) => sum + qty, 0);
  const numbers = new Set(cancels.map(({ line }) => line));
  if (addsNothing && goes === 0) throw badFields({ items: { code: "nothing_to_change" } });
  if (numbers.size < cancels.length) throw badFields({ cancels: { code: "repeated" } });
  if (addsNothing && goes >= leftOf(lines)) throw badFields({ cancels: { code: "cancels_all" } });
}

type CallOff = { order: OrderRow; line: LineRow; options: readonly LineRow[]; qty: number };

async function callOff(
  tx: Tx,
  { order, line, options, qty }: CallOff,
  { principal, now }: Context,
): Promise<void> {
  const { userId } = requireStaff({ principal });
  await insertLineCancel(tx, {
    order,
    line: line.line,
    qty,
    amountCents: amountOfUnits(line, { qty, options }),
    reason: "entered_wrong",
    text: null,
    userId,
    approvedBy: null,
    now,
  });
  await queueLineCancellation(tx, { order, line: line.line, qty, now });
}

type Addition = { order: OrderRow; lines: readonly LineRow[]; items: SentCart["items"] };

/** Adds lines as a new order would have them; answers the numbers of its items. */
async function addLines(
  tx: Tx,
  { order, lines, items }: Addition,
  context: Context,
): Promise<number[]> {
  if (Object.keys(items).length === 0) return [];
  const [orderable, families] = await Promise.all([
    findOrderable(tx, items),
    findFamilies(tx, items),
  ]);
  const isStaffTab = order.mode === "sheet";
  const cart = { items, scheduled_for: order.scheduled_for?.toISOString() };
  const soldOut = unavailableLines(cart, families, { ...context, isByStaff: true });
  const priced = priceCart(items, orderable, soldOut);
  const servicePercent = isStaffTab ? context.account.extras.service_percent : 0;
  const total = orderTotal({ lines: priced, servicePercent, deliveryFeeCents: 0 });
  const after = Math.max(0, ...lines.map(({ line }) => line));
  const entries = priced.reduce((sum, { children }) => sum + 1 + children.length, after);
  if (entries > maxOrderEntries)
    throw badFields({ items: { code: "too_many_lines", max: maxOrderEntries } });
  if (order.total_cents + total.totalCents > maxTypedCents)
    throw badFields({ items: { code: "total_too_large" } });
  const taken = await takeStock(tx, items, families);
  const own = { account_id: tx.accountId, order_id: order.order_id };
  const added = { after, at: context.now };
  const counted = taken.entryIds;
  await insertLines(tx, { ...own, lines: priced, counted, language: languageOf(order), added });
  await keepTaken(tx, order.order_id, taken);
  await growOrder(tx, order.order_id, total);
  await forgetSalesDays(tx, { placedAt: order.created_at, now: context.now });
  await addHistory(tx, {
    what: "lines_added",
    userId: userIdOf(context),
    orderId: order.order_id,
    after: { lines: priced.map(({ qty, titleBr: title }) => ({ qty, title })) },
  });
  return numbersOf(priced, after);
}

/** Each item is followed by its options. */
function numbersOf(lines: readonly OrderedLine[], after: number): number[] {
  let next = after + 1;
  return lines.map(({ children }) => {
    const line = next;
    next += 1 + children.length;
    return line;
  });
}

async function growOrder(tx: Tx, orderId: string, total: OrderTotal): Promise<void> {
  await updateOwn(tx, "orders")
    .set((set) => ({
      subtotal_cents: set("subtotal_cents", "+", total.subtotalCents),
      service_cents: set("service_cents", "+", total.serviceCents),
      total_cents: set("total_cents", "+", total.totalCents),
    }))
    .where("order_id", "=", orderId)
    .execute();
}
