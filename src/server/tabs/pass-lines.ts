import { orderLineKey } from "../../domain/line-key.ts";
import { serviceOfCancelled } from "../../domain/line-cancel.ts";
import type { Problem } from "../../contract/problems.ts";
import { optionQtyFor } from "../../domain/option-count.ts";
import { isCancelled } from "../../domain/order-status.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields } from "../http/refused.ts";
import { amountOfUnits, cancelledSums } from "../orders/line-amounts.ts";
import {
  mapOrderLines,
  type LineRow,
  type OrderRow,
  listOrderRowsById,
} from "../orders/order-row-queries.ts";
import { queueMove } from "../orders/queue-move.ts";
import { splitOrder } from "../orders/split-order.ts";
import type { PassedLine } from "../orders/split-order-parts.ts";
import { listToBeMade, readyIfAllMade } from "../orders/to-make.ts";
import { requireFloor } from "./lock-open-tab.ts";
import { lockTargets, type PassTarget } from "./pass-target.ts";
import type { SheetRow } from "./sheet-queries.ts";
import { mapPaidLines } from "./payment-queries.ts";
import { readTab } from "./tab-details.ts";
import { relocateOrders } from "./tab-orders.ts";

type Wanted = { order: string; line: number; qty: number };
type Pass = { hash: string; to: PassTarget; lines: readonly Wanted[] };

/**
 * Passes lines of a tab to another open tab, or to another table's tab, which is opened if need be. An order that is
 * passed whole moves as it is. Passed lines of other orders become a new order with the same progress: nothing is
 * cooked, printed or taken from the stock again. Paid lines stay. Either all lines are passed or none.
 */
export async function passLines(pass: Pass, context: Context): Promise<void> {
  const { tx, now } = context;
  const { userId } = requireFloor(context);
  const { source, target } = await lockTargets(pass, context);
  const { total: before, payments } = await readTab(source, { tx });
  const hashes = [...new Set(pass.lines.map(({ order }) => order))];
  const orders = await lockOrdersOfSheet(tx, { sheetId: source.sheet_id, hashes });
  const orderIds = orders.map(({ order_id }) => order_id);
  const lines = await mapOrderLines(tx, orderIds);
  const paid = await mapPaidLines(tx, payments);
  refuseUnknown(pass.lines, orders);
  const passed = orders.map((order) => {
    const ofOrder = lines.get(order.order_id) ?? [];
    const wanted = pass.lines.flatMap((line, index) =>
      line.order === order.hash ? [{ ...line, path: `lines.${index}` }] : [],
    );
    const paidOf = (line: number) => paid.get(orderLineKey(order.order_id, line)) ?? 0;
    return { order, ...choose(order, { wanted, lines: ofOrder, paidOf }) };
  });
  const from = { sheetId: source.sheet_id, table: source.number };
  const to = { sheetId: target.sheet_id, table: target.number };
  for (const { order, chosen, isWhole } of passed) {
    const orderId = order.order_id;
    if (isWhole) {
      await relocateOrders(tx, { from, to, orderIds: [orderId], now });
      continue;
    }
    const known = order.moved_from ?? from.table;
    const isAtKitchen = (await listToBeMade(tx, { orderId, now })).length > 0;
    const newId = await splitOrder(tx, {
      orderId,
      sheetId: to.sheetId,
      location: to.table,
      movedFrom: isAtKitchen && known !== to.table ? known : null,
      lines: chosen,
      userId,
      now,
    });
    await queueMove(tx, { from, to, orderIds: [newId], now });
    for (const order_id of [orderId, newId]) {
      await readyIfAllMade(tx, { order_id }, { userId, now });
      await addEvent(tx, { topic: "order", subjectId: order_id });
    }
  }
  const after = (await readTab(source, { tx })).total;
  if (after.overpaidCents > before.overpaidCents)
    throw badFields({ lines: { code: "paid_for" } }, "conflict");
  await tell({ source, target, passed, userId }, tx);
}

function refuseUnknown(wanted: readonly Wanted[], orders: readonly OrderRow[]): void {
  const known = new Set(orders.map(({ hash }) => hash));
  const index = wanted.findIndex(({ order }) => !known.has(order));
  if (index >= 0)
    throw badFields({ [`lines.${index}.order`]: { code: "does_not_exist" } }, "conflict");
}

type Choice = {
  wanted: readonly (Wanted & { path: string })[];
  lines: readonly LineRow[];
  paidOf: (line: number) => number;
};

/** The chosen lines with their cost, and whether they are all that is left of the order. */
function choose(order: OrderRow, { wanted, lines, paidOf }: Choice) {
  const items = lines.filter(({ parent_line }) => parent_line === null);
  let sums = cancelledSums(order);
  const chosen = wanted.map(({ line: number, qty, path }): PassedLine => {
    const refuse = (field: string, problem: Problem) =>
      badFields({ [`${path}.${field}`]: problem }, "conflict");
    const line = items.find((item) => item.line === number);
    if (!line || isCancelled(order.status_id)) throw refuse("line", { code: "does_not_exist" });
    const left = line.qty - line.cancelled_qty;
    if (qty > left) throw refuse("qty", { code: "above_maximum", max: left });
    if (qty > left - paidOf(number)) throw refuse("qty", { code: "paid_for" });
    const options = lines.filter(({ parent_line }) => parent_line === number);
    // The units of a line of an older order may differ, and then one unit has no price.
    if (line.unit_cents === null && qty !== line.qty)
      throw refuse("qty", { code: "whole_line_only" });
    const cents = amountOfUnits(line, { options, qty });
    const serviceCents = serviceOfCancelled(sums, cents);
    sums = {
      ...sums,
      linesCancelledCents: sums.linesCancelledCents + cents,
      serviceCancelledCents: sums.serviceCancelledCents + serviceCents,
    };
    const passedOptions = options.map((option) => ({
      ...option,
      passedQty: optionQtyFor(option.qty, { lineQty: line.qty, newLineQty: qty }),
    }));
    return { line, options: passedOptions, qty, cents, serviceCents };
  });
  const qtyOf = (line: number) => wanted.find((one) => one.line === line)?.qty ?? 0;
  const isWhole = items.every(
    ({ line, qty, cancelled_qty }) => qtyOf(line) === qty - cancelled_qty,
  );
  return { chosen, isWhole };
}

type Told = {
  source: SheetRow;
  target: SheetRow;
  passed: readonly { order: OrderRow; chosen: readonly PassedLine[] }[];
  userId: string;
};

async function tell({ source, target, passed, userId }: Told, tx: Tx): Promise<void> {
  const lines = passed.flatMap(({ order, chosen }) =>
    chosen.map(({ line, qty }) => ({ order: order.number, qty, title: line.title_br })),
  );
  const change = {
    what: "passed",
    userId,
    before: { table: source.number },
    after: { table: target.number, lines },
  };
  for (const { sheet_id: sheetId } of [source, target])
    await addHistory(tx, { ...change, sheetId });
  for (const subjectId of new Set([source.table_id, target.table_id]))
    await addEvent(tx, { topic: "table", subjectId });
}

/** Locks and reads orders of a tab that the caller has locked. Orders of other tabs are left out. */
async function lockOrdersOfSheet(
  tx: Tx,
  { sheetId, hashes }: { sheetId: string; hashes: readonly string[] },
): Promise<OrderRow[]> {
  const locked = await selectOwn(tx, "orders")
    .select("order_id")
    .where("sheet_id", "=", sheetId)
    .where("hash", "in", hashes)
    .orderBy("order_id")
    .forUpdate()
    .execute();
  const rows = await listOrderRowsById(
    tx,
    locked.map(({ order_id }) => order_id),
  );
  return rows.toSorted((a, b) => a.number - b.number);
}
