import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../db/with-account.ts";

/** Instants; the end is exclusive. */
export type Span = { from: Date; until: Date };

/** The rule by which days are added up. A new rule has a new number. */
export const sumsVersion = 1;

/** Condition on `sales_days d`: it is wholly within the span, and added up by this version's rule. */
export const isSummed = ({ from, until }: Span): RawBuilder<boolean> =>
  sql`d.starts_at >= ${from} and d.ends_at <= ${until} and d.sums_version = ${sql.lit(sumsVersion)}`;

/**
 * Parts of the span that no summed day covers, as the table `gap (starts_at, ends_at)` of a query. One statement reads
 * them with the days, because days may come and go between two statements.
 */
export const gapsOf = ({ accountId }: Tx, span: Span): RawBuilder<unknown> => sql`day as (
  select d.starts_at, d.ends_at from sales_days d
  where d.account_id = ${accountId} and ${isSummed(span)}
), gap as (
  select * from (
    select coalesce(lag(ends_at) over (order by starts_at), ${span.from}::timestamptz) as starts_at, starts_at as ends_at
    from day
    union all
    select coalesce(max(ends_at), ${span.from}::timestamptz), ${span.until}::timestamptz from day
  ) as apart
  where starts_at < ends_at
)`;

/** Condition on `orders o`, in a query that has the gaps: it was placed on a day that is added up. */
export const isOfNoGap: RawBuilder<boolean> = sql`not exists (select from gap where o.created_at >= gap.starts_at and o.created_at < gap.ends_at)`;
