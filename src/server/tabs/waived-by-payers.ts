import { sql, type RawBuilder } from "kysely";
import type { Cents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";

/**
 * Service that single payers of tabs did without, by tab, as `paidOf` has it: payments of what was merged into a tab are
 * its own, and one that was given back whole waives nothing. `tabs` are the ids of the tabs.
 */
export async function mapWaivedByPayers(
  { db, accountId }: Tx,
  tabs: RawBuilder<string>,
): Promise<Map<string, Cents>> {
  const { rows } = await sql<{ sheetId: string; waived: Cents }>`
    with recursive merged (root, sheet_id) as (
      select tab.sheet_id, tab.sheet_id from (${tabs}) as tab (sheet_id)
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
    group by merged.root`.execute(db);
  return new Map(rows.map(({ sheetId, waived }) => [sheetId, waived]));
}
