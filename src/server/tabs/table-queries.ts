import { sql, type RawBuilder } from "kysely";
import type { Location } from "../../contract/tables.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import { isOwed, orderStatuses, statusesInProgress } from "../../domain/order-status.ts";
import { tableNumberIn } from "../../domain/table-number.ts";
import { tabTotal } from "../../domain/tab-total.ts";
import { withCachedPlan, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { hasOpenTab, listOpenSheets, type SheetRow } from "./sheet-queries.ts";
import { sheetView } from "./tab-details.ts";
import { tableId } from "./table-id.ts";
import { mapWaivedOfOpenTabs } from "./waived-by-payers.ts";

/** Lists the tables from 1 to `count`, and any beyond with an open tab. A table without a row is free and quiet. */
export async function listLocations(tx: Tx, count: number): Promise<Location[]> {
  // Every device on the floor polls this, so all of it is read in one round trip.
  const [rows, openSheets, ordered, guestOrders, waived] = await Promise.all([
    withCachedPlan(tx)
      .db.selectFrom("tables")
      .leftJoin("users", (join) =>
        join
          .onRef("users.account_id", "=", "tables.account_id")
          .onRef("users.user_id", "=", "tables.addressed_by"),
      )
      .select(["number", "service_requested_at", "addressed_at", "bill_requested_at"])
      .select("users.name as addressed_by")
      .where("tables.account_id", "=", tx.accountId)
      .execute(),
    listOpenSheets(tx),
    mapOrdered(tx),
    mapGuestOrders(tx),
    mapWaivedOfOpenTabs(tx),
  ]);
  const sheets = Map.groupBy(openSheets, (sheet) => sheet.number);
  const stored = new Map(rows.map((row) => [row.number, row]));
  const numbers = new Set([
    ...Array.from({ length: count }, (_, index) => index + 1),
    ...sheets.keys(),
  ]);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((number): Location => {
      const row = stored.get(number);
      const open = sheets.get(number) ?? [];
      const id = tableId(tx.accountId, number);
      return {
        id,
        number,
        status_id: open.length > 0 ? 1 : 2,
        service_request: row !== undefined && row.service_requested_at !== null,
        addressed: row !== undefined && row.addressed_at !== null,
        service_requested_at: row?.service_requested_at?.toISOString() ?? null,
        addressed_at: row?.addressed_at?.toISOString() ?? null,
        addressed_by: row?.addressed_by ?? null,
        bill_requested_at: row?.bill_requested_at?.toISOString() ?? null,
        sheets: open.map((sheet) => ({
          ...sheetView(sheet),
          opened: sheet.opened_at.toISOString(),
          total_amount: reaisFromCents(
            totalOfSums(sheet, ordered.get(sheet.sheet_id), waived.get(sheet.sheet_id)),
          ),
        })),
        last_order: lastOf(open.map((sheet) => ordered.get(sheet.sheet_id)?.last)),
        guest_orders: (guestOrders.get(number) ?? []).map((order) => ({
          id: order.number,
          hash: order.hash,
          total_amount: reaisFromCents(order.total_cents),
        })),
      };
    });
}

/**
 * Bounds the orders in progress: no account has more. Beyond it, the oldest would be missing at their tables, but not
 * in the list of orders.
 */
const maxGuestOrders = 500;

/** Guests' own orders that are not done, by the table that they name. */
async function mapGuestOrders(tx: Tx) {
  const rows = await selectOwn(withCachedPlan(tx), "orders")
    .select(["number", "hash", "location"])
    .select(
      sql<Cents>`total_cents - lines_cancelled_cents - service_cancelled_cents`.as("total_cents"),
    )
    // Literal statuses, so that a kept plan can use the partial index of unfinished orders.
    .where(sql<boolean>`status_id in (${sql.join(statusesInProgress.map((id) => sql.lit(id)))})`)
    .where("mode", "=", "easy-order")
    .orderBy("number", "desc")
    .limit(maxGuestOrders)
    .execute();
  return Map.groupBy(rows.toReversed(), ({ location }) => tableNumberIn(location ?? ""));
}

type Ordered = { last: Date; subtotalCents: Cents; serviceCents: Cents };

/** Maps open tabs to their orders: when the last was sent, and the sums of those owed. Omits tabs without orders. */
async function mapOrdered(tx: Tx): Promise<Map<string, Ordered>> {
  const rows = await withCachedPlan(tx)
    .db.selectFrom("sheets")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.account_id", "=", "sheets.account_id")
        .onRef("orders.sheet_id", "=", "sheets.sheet_id"),
    )
    .select(({ fn }) => [
      "sheets.sheet_id",
      fn.max("orders.created_at").as("last"),
      sumOfCounted(sql`orders.subtotal_cents - orders.lines_cancelled_cents`).as("subtotalCents"),
      sumOfCounted(sql`orders.service_cents - orders.service_cancelled_cents`).as("serviceCents"),
    ])
    .where("sheets.account_id", "=", tx.accountId)
    .where("sheets.closed_at", "is", null)
    .groupBy("sheets.sheet_id")
    .execute();
  return new Map(rows.map(({ sheet_id, ...ordered }) => [sheet_id, ordered]));
}

function sumOfCounted(cents: RawBuilder<unknown>) {
  const counted = orderStatuses.map(({ id }) => id).filter(isOwed);
  return sql<Cents>`coalesce(sum(${cents}) filter (where orders.status_id = any(${counted})), 0)::bigint`;
}

/** Adds up what a tab comes to from the sums of its orders. */
export function totalOfSums(
  { waives_service: waivesService }: Pick<SheetRow, "waives_service">,
  ordered: Pick<Ordered, "subtotalCents" | "serviceCents"> | undefined,
  waivedCents = 0,
): Cents {
  const orders = ordered ? [{ ...ordered, isCancelled: false }] : [];
  return tabTotal({ orders, paymentsCents: [], waivesService, waivedCents }).totalCents;
}

function lastOf(times: (Date | undefined)[]): string | null {
  const known = times.filter((time) => time !== undefined).map((time) => time.getTime());
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
}

/** Gives a table its row unless it has one, so that it can be locked, changed and referred to. Answers its id. */
export async function ensureTable(tx: Tx, number: number): Promise<string> {
  const id = tableId(tx.accountId, number);
  await tx.db
    .insertInto("tables")
    .values({ account_id: tx.accountId, table_id: id, number })
    // Any index: two calls that make the same row conflict in both keys.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Locks tables in the order of their ids, after their tabs. Answers what their guests ask for. */
export function lockTables(tx: Tx, ids: readonly string[]) {
  return selectOwn(tx, "tables")
    .select(["table_id", "bill_requested_at", "service_requested_at"])
    .select(["addressed_at", "addressed_by"])
    .where("table_id", "in", ids)
    .orderBy("table_id")
    .forNoKeyUpdate()
    .execute();
}

/** Records a call. Answers false, and changes nothing, while an earlier one waits. */
export async function startCall(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await updateOwn(tx, "tables")
    .set({ service_requested_at: now })
    .where("table_id", "=", id)
    .where("service_requested_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a call as taken by an attendant. Nothing changes without a waiting call, as when another device was faster. */
export async function acknowledgeCall(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await updateOwn(tx, "tables")
    .set({ service_requested_at: null, addressed_at: now, addressed_by: userId })
    .where("table_id", "=", id)
    .where("service_requested_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The table has been served: no call waits, and nobody is on the way. A request for the bill stays until the tab is
 * paid; without an open tab it ends with the call.
 */
export async function endCall(tx: Tx, id: string): Promise<boolean> {
  const keepsBill = await hasOpenTab(tx, id);
  const { numUpdatedRows } = await updateOwn(tx, "tables")
    .set({
      service_requested_at: null,
      addressed_at: null,
      addressed_by: null,
      ...(keepsBill ? {} : { bill_requested_at: null }),
    })
    .where("table_id", "=", id)
    .where((is) =>
      is.or([
        is("service_requested_at", "is not", null),
        is("addressed_at", "is not", null),
        ...(keepsBill ? [] : [is("bill_requested_at", "is not", null)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
