import { sql, type RawBuilder } from "kysely";
import type { Cents } from "../../domain/money.ts";
import { withCachedPlan, type Tx } from "../db/with-account.ts";

type Waived = { sheetId: string; waived: Cents };

const waivedOf = (accountId: string, tabIds: RawBuilder<string>) => sql<Waived>`
  with recursive merged (root, sheet_id) as (
    select tab.sheet_id, tab.sheet_id from (${tabIds}) as tab (sheet_id)
    union all
    select merged.root, s.sheet_id from merged
    join sheets s on s.account_id = ${accountId} and s.merged_into = merged.sheet_id
  )
  select merged.root as "sheetId", sum(p.service_waived_cents)::bigint as waived
  from merged
  join payments p on p.account_id = ${accountId} and p.sheet_id = merged.sheet_id
  where p.service_waived_cents > 0
    and p.amount_cents > coalesce((
      select -sum(b.amount_cents) from payments b
      where b.account_id = ${accountId} and b.refunds = p.payment_id), 0)
  group by merged.root`;

const byTab = (rows: readonly Waived[]) =>
  new Map(rows.map(({ sheetId, waived }) => [sheetId, waived]));

/**
 * Service waived for single payers, by tab. Payments of a merged tab count for the tab that absorbed it, as in
 * `paidOf`. A fully refunded payment waives nothing.
 */
export async function mapWaivedByPayers(
  { db, accountId }: Tx,
  sheetIds: readonly string[],
): Promise<Map<string, Cents>> {
  const { rows } = await waivedOf(accountId, sql`select unnest(${sheetIds}::uuid[])`).execute(db);
  return byTab(rows);
}

/** The same for all open tabs. */
export async function mapWaivedOfOpenTabs(tx: Tx): Promise<Map<string, Cents>> {
  const { db, accountId } = withCachedPlan(tx);
  const open = sql<string>`select sheet_id from sheets where account_id = ${accountId} and closed_at is null`;
  return byTab((await waivedOf(accountId, open).execute(db)).rows);
}
