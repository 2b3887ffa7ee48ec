import { sql } from "kysely";
import { startingStatus, type OrderStatusId } from "../../domain/order-status.ts";
import { anyOfIds, prepared } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import type { OrderIds, OrderRow } from "./order-row-queries.ts";

export type StatusStep = { status_id: OrderStatusId; at: Date; with_tab?: boolean };

const statusSteps = prepared<OrderIds>()("status-steps", (db, given) =>
  db
    .selectFrom("order_status_changes")
    .select(["order_id", sql<OrderStatusId>`status_id`.as("status_id"), "changed_at as at"])
    .select("with_tab")
    .where("account_id", "=", given.accountId)
    .where("order_id", "=", anyOfIds(given.orderIds))
    .orderBy("changed_at")
    .orderBy("change_id"),
);

/** The changes of the orders' statuses, by order, in the order of time. */
export async function mapStatusSteps(
  tx: Tx,
  orderIds: string[],
): Promise<Map<string, StatusStep[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await statusSteps(tx, { accountId: tx.accountId, orderIds });
  return Map.groupBy(rows, (row) => row.order_id);
}

/** Whether an order waits for an answer; its steps tell since when. */
export const waitsForAnswer = ({ status_id: status }: Pick<OrderRow, "status_id">): boolean =>
  status === startingStatus("easy-order");

/** The steps of the orders that wait for an answer: they wait since they were last set back. */
export async function mapWaitingSteps(
  tx: Tx,
  rows: readonly Pick<OrderRow, "order_id" | "status_id">[],
): Promise<Map<string, StatusStep[]>> {
  const orderIds = rows.filter(waitsForAnswer).map((row) => row.order_id);
  return mapStatusSteps(tx, orderIds);
}
