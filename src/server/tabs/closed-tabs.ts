import { sql, type RawBuilder } from "kysely";
import type { ClosedSheet } from "../../contract/sheets.ts";
import { businessDayStart } from "../../domain/business-day.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import { isCancelled, orderStatuses } from "../../domain/order-status.ts";
import type { Context } from "../http/calls/context.ts";
import { sheetView } from "./tab-details.ts";
import { totalOfSums } from "./table-queries.ts";
import { mapWaivedByPayers } from "./waived-by-payers.ts";

/** The most that a page can show and search. On a day with more tabs, the last ones are listed. */
const maxListed = 1000;

/** The tabs that were closed on the present business day, the last one first, without those merged into others. */
export async function listClosedTabs({
  tx,
  account,
  now,
}: Context): Promise<{ sheets: ClosedSheet[]; more: boolean }> {
  const since = new Date(businessDayStart(account, now.getTime()));
  const counted = orderStatuses.map(({ id }) => id).filter((id) => !isCancelled(id));
  const sumOf = (cents: RawBuilder<unknown>) => sql<Cents>`(
    select coalesce(sum(${cents}), 0)::bigint from orders o
    where o.account_id = ${tx.accountId} and o.sheet_id = sheets.sheet_id and o.status_id = any(${counted}))`;
  const rows = await tx.db
    .selectFrom("sheets")
    .innerJoin("tables", (join) =>
      join
        .onRef("tables.account_id", "=", "sheets.account_id")
        .onRef("tables.table_id", "=", "sheets.table_id"),
    )
    .leftJoin("users", (join) =>
      join
        .onRef("users.account_id", "=", "sheets.account_id")
        .onRef("users.user_id", "=", "sheets.closed_by"),
    )
    .select(["sheets.sheet_id", "sheets.hash", "sheets.name", "sheets.individual"])
    .select(["sheets.table_id", "tables.number", "users.name as closed_by"])
    .select((is) => is.ref("sheets.closed_at").$notNull().as("closed_at"))
    .select([
      sumOf(sql`o.subtotal_cents - o.lines_cancelled_cents`).as("subtotalCents"),
      sumOf(sql`o.service_cents - o.service_cancelled_cents`).as("serviceCents"),
    ])
    .select("sheets.waives_service")
    .where("sheets.account_id", "=", tx.accountId)
    .where("sheets.closed_at", ">=", since)
    .where("sheets.merged_into", "is", null)
    .orderBy("sheets.closed_at", "desc")
    .orderBy("sheets.sheet_id", "desc")
    .limit(maxListed + 1)
    .execute();
  const ids = rows.map((row) => row.sheet_id);
  const waived = await mapWaivedByPayers(tx, ids);
  return {
    sheets: rows.slice(0, maxListed).map((row) => ({
      ...sheetView(row),
      location_number: row.number,
      closed_at: row.closed_at.toISOString(),
      closed_by: row.closed_by,
      total_amount: reaisFromCents(totalOfSums(row, row, waived.get(row.sheet_id))),
    })),
    more: rows.length > maxListed,
  };
}
