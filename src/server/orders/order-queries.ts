import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { AddressData } from "../../contract/orders.ts";
import type { Cents } from "../../domain/money.ts";
import type { OrderMode, OrderStatusId } from "../../domain/order-status.ts";
import type { OrderTotal } from "../../domain/order-total.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Tx } from "../db/with-account.ts";
import type { OrderedLine } from "./price-cart.ts";

/** `groupOf` is null for an item of the menu itself, and the item's id for an option of that item. */
export type OrderableItem = { titleBr: string; priceCents: Cents; groupOf: string | null };

/** Those of the ids that are items which can be ordered now: they and the category above them are active. */
export async function mapOrderableItems(
  tx: Tx,
  ids: string[],
): Promise<Map<string, OrderableItem>> {
  const rows = await tx.db
    .selectFrom("entries as item")
    .innerJoin("entries as category", (join) =>
      join
        .onRef("category.account_id", "=", "item.account_id")
        .onRef("category.entry_id", "=", "item.parent_id"),
    )
    .select(["item.entry_id", "item.price_cents", "item.titles", "category.parent_id as group_of"])
    .where("item.account_id", "=", tx.accountId)
    .where("item.kind", "=", "item")
    .where("item.active", "=", true)
    .where("item.deleted_at", "is", null)
    .where("category.active", "=", true)
    .where("category.deleted_at", "is", null)
    .where("item.entry_id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.entry_id,
      { titleBr: row.titles.br ?? "", priceCents: row.price_cents, groupOf: row.group_of },
    ]),
  );
}

async function takeNumber(tx: Tx): Promise<number> {
  const row = await tx.db
    .insertInto("counters")
    .values({ account_id: tx.accountId, name: "order", value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "name"])
        .doUpdateSet((set) => ({ value: set("counters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return row.value;
}

export type NewOrder = {
  mode: OrderMode;
  /** The tab that it is on. */
  sheetId: string | null;
  statusId: OrderStatusId;
  guestId: string | null;
  userId: string | null;
  customer: { name: string; email: string | null; phone: string | null; document: string | null };
  address: AddressData | null;
  location: string | null;
  obs: string | null;
  paymentMethod: PaymentMethod | null;
  changeForCents: Cents | null;
  total: OrderTotal;
  lines: OrderedLine[];
  createdAt: Date;
};

/** Stores an order under the account's next number. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
): Promise<{ orderId: string; number: number; hash: string }> {
  const orderId = randomUUIDv7();
  const hash = randomBytes(16).toString("hex");
  const number = await takeNumber(tx);
  await tx.db
    .insertInto("orders")
    .values({
      account_id: tx.accountId,
      order_id: orderId,
      number,
      hash,
      mode: order.mode,
      sheet_id: order.sheetId,
      status_id: order.statusId,
      guest_id: order.guestId,
      user_id: order.userId,
      customer_name: order.customer.name,
      customer_email: order.customer.email,
      customer_phone: order.customer.phone,
      customer_document: order.customer.document,
      address: order.address,
      location: order.location,
      obs: order.obs,
      payment_method: order.paymentMethod,
      change_for_cents: order.changeForCents,
      subtotal_cents: order.total.subtotalCents,
      service_cents: order.total.serviceCents,
      delivery_fee_cents: order.total.deliveryFeeCents,
      total_cents: order.total.totalCents,
      created_at: order.createdAt,
    })
    .execute();
  await tx.db
    .insertInto("order_lines")
    .values(lineRows(tx, orderId, order.lines))
    .execute();
  return { orderId, number, hash };
}

/** Numbered through, each item followed by the options chosen for it. */
function lineRows(tx: Tx, orderId: string, lines: OrderedLine[]) {
  let line = 0;
  return lines.flatMap(({ children, ...item }) => {
    line += 1;
    const parentLine = line;
    const row = (
      parent: number | null,
      ordered: Omit<OrderedLine, "children" | "obs"> & { obs?: string | undefined },
    ) => ({
      account_id: tx.accountId,
      order_id: orderId,
      line: parent === null ? parentLine : (line += 1),
      parent_line: parent,
      entry_id: ordered.entryId,
      title_br: ordered.titleBr,
      qty: ordered.qty,
      price_cents: ordered.priceCents,
      obs: ordered.obs ?? null,
    });
    return [row(null, item), ...children.map((child) => row(parentLine, child))];
  });
}

/** Sets an order's status and records who did it. */
export async function updateStatus(
  tx: Tx,
  change: { orderId: string; statusId: OrderStatusId; userId: string; now: Date },
): Promise<void> {
  await tx.db
    .updateTable("orders")
    .set({ status_id: change.statusId })
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", change.orderId)
    .execute();
  await tx.db
    .insertInto("order_status_changes")
    .values({
      account_id: tx.accountId,
      order_id: change.orderId,
      change_id: randomUUIDv7(),
      changed_at: change.now,
      status_id: change.statusId,
      user_id: change.userId,
    })
    .execute();
}
