import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../db/with-account.ts";

/** Instants; the end is exclusive. */
export type Span = { from: Date; until: Date };

/** Condition on `sales_days d`: it is wholly within the span. A day of the version before has no sums of its orders. */
export const isSummed = ({ from, until }: Span): RawBuilder<boolean> =>
  sql`d.starts_at >= ${from} and d.ends_at <= ${until} and d.part_hours is not null`;

/** Parts of the span that are on no day that is added up and wholly within it. */
export async function listGaps({ db, accountId }: Tx, span: Span): Promise<Span[]> {
  const { rows: days } = await sql<{ starts_at: Date; ends_at: Date }>`
    select d.starts_at, d.ends_at from sales_days d
    where d.account_id = ${accountId} and ${isSummed(span)}
    order by d.starts_at`.execute(db);
  const { from, until } = span;
  const ends = [from, ...days.map((day) => day.ends_at)];
  const starts = [...days.map((day) => day.starts_at), until];
  return ends.flatMap((end, index) => {
    const start = starts[index] ?? until;
    return end < start ? [{ from: end, until: start }] : [];
  });
}

/** The gaps as a table of a query, `gap (starts_at, ends_at)`. */
export const gapsAs = (gaps: readonly Span[]): RawBuilder<unknown> => sql`gap as (
  select * from unnest(${gaps.map((gap) => gap.from)}::timestamptz[], ${gaps.map((gap) => gap.until)}::timestamptz[])
    as gap (starts_at, ends_at)
)`;

/** Condition on `orders o`, in a query that has the gaps: it was placed on a day that is added up. */
export const isOfNoGap: RawBuilder<boolean> = sql`not exists (select from gap where o.created_at >= gap.starts_at and o.created_at < gap.ends_at)`;
