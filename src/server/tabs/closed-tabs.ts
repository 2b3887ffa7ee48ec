import { sql } from "kysely";
import type { ClosedSheet } from "../../contract/sheets.ts";
import { businessDayStart } from "../../domain/business-day.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import { isCancelled, orderStatuses } from "../../domain/order-status.ts";
import type { Context } from "../http/calls/context.ts";
import { sheetView } from "./tab-details.ts";

/** As many as a page can show and search; a day with more tabs names the last of them. */
const maxListed = 1000;

/** The tabs that were closed on the business day that is under way, the last one first. Merged ones are part of others. */
export async function listClosedTabs({
  tx,
  account,
  now,
}: Context): Promise<{ sheets: ClosedSheet[]; more: boolean }> {
  const since = new Date(businessDayStart(account.timeZone, now.getTime()));
  const counted = orderStatuses.map(({ id }) => id).filter((id) => !isCancelled(id));
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
    .select(
      sql<Cents>`(
        select coalesce(sum(o.subtotal_cents - o.lines_cancelled_cents
          + case when sheets.waives_service then 0 else o.service_cents - o.service_cancelled_cents end), 0)::bigint
        from orders o
        where o.account_id = ${tx.accountId} and o.sheet_id = sheets.sheet_id
          and o.status_id = any(${counted}))`.as("total_cents"),
    )
    .where("sheets.account_id", "=", tx.accountId)
    .where("sheets.closed_at", ">=", since)
    .where("sheets.merged_into", "is", null)
    .orderBy("sheets.closed_at", "desc")
    .orderBy("sheets.sheet_id", "desc")
    .limit(maxListed + 1)
    .execute();
  return {
    sheets: rows.slice(0, maxListed).map((row) => ({
      ...sheetView(row),
      location_number: row.number,
      closed_at: row.closed_at.toISOString(),
      closed_by: row.closed_by,
      total_amount: reaisFromCents(row.total_cents),
    })),
    more: rows.length > maxListed,
  };
}
