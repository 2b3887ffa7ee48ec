import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import { serviceOfCancelled } from "../../domain/line-cancel.ts";
import type { Cents } from "../../domain/money.ts";
import { optionPerUnit } from "../../domain/option-count.ts";
import { isCancelled, isToAnswer } from "../../domain/order-status.ts";
import { givenText } from "../../domain/text-rules.ts";
import { addEvent } from "../db/outbox.ts";
import { updateOwn, type Tx } from "../db/with-account.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { lockSheetOfOrder } from "../tabs/sheet-queries.ts";
import { amountOfUnits, cancelledSums } from "./line-amounts.ts";
import { isUsedUp } from "./order-queries.ts";
import { lockOrderRow, mapOrderLines, type LineRow, type OrderRow } from "./order-row-queries.ts";
import { isPaidFor } from "./paid-for.ts";
import { queueLineCancellation } from "./queue-changes.ts";
import {
  checkReason,
  isOutOfKitchen,
  mayOnlyOwnerCancel,
  setStatus,
  ticketsDueAt,
} from "./set-status.ts";
import { giveStockBack, useUp } from "./take-stock.ts";
import { readyIfAllMade } from "./to-make.ts";

type LineCancel = {
  hash: string;
  line: number;
  qty: number;
  reason: CancelReason;
  text?: string | undefined;
  approvedBy?: string | undefined;
};

/**
 * Cancels units of a line. The order's rows stay; the cancellation is a row of `line_cancels`. After the kitchen has
 * begun, or for paid units, only an owner may do this, or an attendant with an owner's approval. Cancelling the last
 * units cancels the order.
 */
export async function cancelLine(cancel: LineCancel, context: Context): Promise<void> {
  const { tx, principal } = context;
  const { userId } = requireStaff(context);
  checkReason(cancel);
  // A tab's amounts must not change while somebody pays it.
  const sheet = await lockSheetOfOrder(tx, cancel.hash);
  const order = requireFound(await lockOrderRow(tx, cancel.hash));
  if (isCancelled(order.status_id)) throw new Refused("deal_closed");
  const lines = (await mapOrderLines(tx, [order.order_id])).get(order.order_id) ?? [];
  const line = requireLine(lines, cancel);
  const { hash, reason, text, approvedBy } = cancel;
  if (leftOf(lines) === cancel.qty)
    return setStatus({ hash, statusId: 6, reason, text, approvedBy }, context);
  const needsOwner = await mayOnlyOwnerCancel(tx, order, sheet);
  const options = lines.filter(({ parent_line }) => parent_line === line.line);
  await insertLineCancel(tx, {
    order,
    line: line.line,
    qty: cancel.qty,
    amountCents: amountOfUnits(line, { qty: cancel.qty, options }),
    reason,
    text: givenText(text),
    userId,
    approvedBy: approvedBy ?? null,
    now: context.now,
  });
  const isFree = !needsOwner && !(await isPaidFor(tx, order, sheet));
  const mayAlone = principal.kind === "admin" || isFree;
  if (!mayAlone && approvedBy === undefined) throw new Refused("approval_required");
  // Cancelling the rest of the order later does not give back either what is used up.
  const turnBack = (await isUsedUp(tx, order)) ? useUp : giveStockBack;
  await turnBack(tx, { orderId: order.order_id, ...unitsOf(line, options, cancel.qty) });
  await queueLineCancellation(tx, { order, line: line.line, qty: cancel.qty, now: context.now });
  await readyIfAllMade(tx, order, { userId, now: context.now });
  await addEvent(tx, { topic: "order", subjectId: order.order_id });
  if (sheet) await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}

export function leftOf(lines: readonly LineRow[]): number {
  const items = lines.filter(({ parent_line }) => parent_line === null);
  return items.reduce((sum, { qty, cancelled_qty }) => sum + qty - cancelled_qty, 0);
}

/** Finds a line, and refuses if fewer units of it are left. `field` is where the request says how many. */
export function requireLine(
  lines: readonly LineRow[],
  { line, qty }: { line: number; qty: number },
  field = "qty",
): LineRow {
  const found = requireFound(lines.find((row) => row.line === line && row.parent_line === null));
  const left = found.qty - found.cancelled_qty;
  if (qty > left) throw badFields({ [field]: { code: "more_than_ordered", max: left } });
  // The units of a line of an older order may differ, and then one unit has no price.
  if (found.unit_cents === null && qty !== left)
    throw badFields({ [field]: { code: "whole_line_only" } });
  return found;
}

type NewLineCancel = {
  /** Locked. */
  order: OrderRow;
  line: number;
  qty: number;
  /** The price of these units. */
  amountCents: Cents;
  reason: CancelReason | "passed";
  text: string | null;
  userId: string;
  approvedBy: string | null;
  now: Date;
};

/** Stores the units that are called off, and takes their price and the service on it off what is owed. */
export async function insertLineCancel(
  tx: Tx,
  { order, line, qty, amountCents, now, ...by }: NewLineCancel,
): Promise<void> {
  const serviceCents = serviceOfCancelled(cancelledSums(order), amountCents);
  const own = { account_id: tx.accountId, order_id: order.order_id };
  await tx.db
    .insertInto("line_cancels")
    .values({
      ...own,
      cancel_id: randomUUIDv7(),
      line,
      qty,
      amount_cents: amountCents,
      service_cents: serviceCents,
      reason: by.reason,
      text: by.text,
      user_id: by.userId,
      approved_by: by.approvedBy,
      created_at: sql`clock_timestamp()`,
      // The kitchen does not have the order before it is accepted or comes up, nor after it has left: nothing to see.
      ...(isToAnswer(order.status_id) ||
      (await ticketsDueAt(order, { tx, now })) > now ||
      (await isOutOfKitchen(order, { tx, now }))
        ? { seen_at: sql`clock_timestamp()` }
        : {}),
    })
    .execute();
  await updateOwn(tx, "orders")
    .set((set) => ({
      lines_cancelled_cents: set("lines_cancelled_cents", "+", amountCents),
      service_cancelled_cents: set("service_cancelled_cents", "+", serviceCents),
    }))
    .where("order_id", "=", order.order_id)
    .execute();
}

/** The counted entries of so many units of a line, with the quantities that were taken from the stock. */
export function unitsOf(
  line: LineRow,
  options: readonly LineRow[],
  qty: number,
): { entryIds: string[]; quantities: number[] } {
  const ofOption = (option: LineRow) =>
    qty === line.qty ? option.qty : (optionPerUnit(line.qty, option.qty) ?? 0) * qty;
  const counted = [line, ...options].flatMap((row) =>
    row.is_uncounted ? [] : [{ entryId: row.entry_id, qty: row === line ? qty : ofOption(row) }],
  );
  return {
    entryIds: counted.map(({ entryId }) => entryId),
    quantities: counted.map((one) => one.qty),
  };
}
