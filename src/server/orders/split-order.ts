import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { portugueseLabels } from "../../domain/labels.ts";
import type { Cents } from "../../domain/money.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { forgetSalesDays } from "./forget-sales-days.ts";
import { removeEmptyJobs } from "./queue-changes.ts";
import { copyParts, type PassedLine } from "./split-order-parts.ts";

type Split = {
  orderId: string;
  /** The tab that gets the lines, and its table's number. */
  sheetId: string;
  location: number;
  movedFrom: number | null;
  lines: readonly PassedLine[];
  userId: string;
  now: Date;
};

const sum = (amounts: readonly Cents[]) => amounts.reduce((total, cents) => total + cents, 0);

/**
 * Moves lines of an order to a new order on another tab, with their prices, their state in the kitchen and on paper,
 * and the stock that they had taken. The order's row is copied with all of its columns. Answers the new order's id.
 */
export async function splitOrder(tx: Tx, split: Split): Promise<string> {
  const { orderId, lines } = split;
  const newId = randomUUIDv7();
  const subtotalCents = sum(lines.map(({ cents }) => cents));
  const serviceCents = sum(lines.map((line) => line.serviceCents));
  await callOff(tx, { ...split, subtotalCents, serviceCents });
  const { value: number } = await tx.db
    .insertInto("counters")
    .values({ account_id: tx.accountId, name: "order", value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "name"])
        .doUpdateSet((set) => ({ value: set("counters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  const { table: tableName } = portugueseLabels;
  const order = await selectOwn(tx, "orders")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  await tx.db
    .insertInto("orders")
    .values({
      ...order,
      // An order on a tab is brought to no address.
      address: null,
      order_id: newId,
      hash: randomBytes(16).toString("hex"),
      number,
      sheet_id: split.sheetId,
      location: String(split.location),
      // An order without a name has its table's.
      customer_name:
        order.customer_name === tableName(order.location ?? "")
          ? tableName(split.location)
          : order.customer_name,
      moved_from: split.movedFrom,
      subtotal_cents: subtotalCents,
      service_cents: serviceCents,
      total_cents: subtotalCents + serviceCents,
      is_split: true,
      // The share link stays with the old order.
      share_key: null,
      lines_cancelled_cents: 0,
      service_cancelled_cents: 0,
    })
    .execute();
  await copyParts(tx, { orderId, newId, lines });
  await forgetSalesDays(tx, { placedAt: order.created_at, now: split.now });
  // The new order has their copies.
  await removeEmptyJobs(tx, orderId, { withFetched: true });
  return newId;
}

/** Takes the lines off the old order. The kitchen is not told, because it makes the lines anyway. */
async function callOff(
  tx: Tx,
  given: Split & { subtotalCents: Cents; serviceCents: Cents },
): Promise<void> {
  await tx.db
    .insertInto("line_cancels")
    .values(
      given.lines.map(({ line, qty, cents, serviceCents }) => ({
        account_id: tx.accountId,
        cancel_id: randomUUIDv7(),
        order_id: given.orderId,
        line: line.line,
        qty,
        amount_cents: cents,
        service_cents: serviceCents,
        reason: "passed",
        user_id: given.userId,
        created_at: sql<Date>`clock_timestamp()`,
        seen_at: sql<Date>`clock_timestamp()`,
      })),
    )
    .execute();
  await updateOwn(tx, "orders")
    .set((is) => ({
      lines_cancelled_cents: is("lines_cancelled_cents", "+", given.subtotalCents),
      service_cancelled_cents: is("service_cancelled_cents", "+", given.serviceCents),
    }))
    .where("order_id", "=", given.orderId)
    .execute();
}
