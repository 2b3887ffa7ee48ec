import { sql } from "kysely";
import type { Cents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";
import { gapsOf, isOfNoGap, isSummed, type Span } from "./summed-days.ts";

export type ItemSums = {
  entryId: string;
  /** As it was called when it was ordered. */
  title: string;
  /** The number of times it was ordered; an item that was passed to another tab was ordered once. */
  lines: number;
  quantity: number;
  cents: Cents;
};

/** Price of an item's line with its options. Older lines do not have it for one unit. */
export const lineAmount = (accountId: string) => sql<Cents>`
  case when l.unit_cents is not null then l.qty * l.unit_cents
    else l.qty * l.price_cents + coalesce((
      select sum(c.qty * c.price_cents) from order_lines c
      where c.account_id = ${accountId} and c.order_id = l.order_id and c.parent_line = l.line), 0)
  end`;

/**
 * Lines `l` of each order `o`, one order after the other. They are few of all lines, but the planner does not know so
 * and would read the whole table. `offset 0` keeps it from joining them before the orders are chosen.
 */
const linesOfOrder = (accountId: string) => sql`
  cross join lateral (
    select * from order_lines l
    where l.account_id = ${accountId} and l.order_id = o.order_id and l.parent_line is null
    offset 0
  ) as l`;

/**
 * Lists sales of each item in the span: as it was ordered, from the days that are added up and otherwise from the
 * orders, less what was cancelled.
 */
export async function listItemSums(tx: Tx, span: Span): Promise<ItemSums[]> {
  const { db, accountId } = tx;
  const { from, until } = span;
  const { rows } = await sql<ItemSums>`
    with ${gapsOf(tx, span)}, item as (
      select i.entry_id, i.title, i.line_count as lines, i.quantity as qty, i.amount_cents as cents
      from sales_days d,
        unnest(d.entry_ids, d.titles, d.line_counts, d.quantities, d.amounts_cents)
          as i (entry_id, title, line_count, quantity, amount_cents)
      where d.account_id = ${accountId} and ${isSummed(span)}
      union all
      select l.entry_id, l.title_br, case when o.is_split then 0 else 1 end, l.qty, ${lineAmount(accountId)}
      from (
        select o.order_id, o.is_split
        from gap
        join orders o on o.account_id = ${accountId} and o.created_at >= gap.starts_at and o.created_at < gap.ends_at
          and o.status_id <> 6
        offset 0
      ) as o
      ${linesOfOrder(accountId)}
      union all
      select l.entry_id, l.title_br, case when o.is_split then 0 else -1 end, -l.qty, -(${lineAmount(accountId)})
      from orders o
      ${linesOfOrder(accountId)}
      where o.account_id = ${accountId} and o.status_id = 6 and o.created_at >= ${from} and o.created_at < ${until}
        and ${isOfNoGap}
      union all
      select l.entry_id, l.title_br, 0, -c.qty, -c.amount_cents
      from line_cancels c
      join orders o on o.account_id = ${accountId} and o.order_id = c.order_id and o.status_id <> 6
        and o.created_at >= ${from} and o.created_at < ${until}
      join order_lines l on l.account_id = ${accountId} and l.order_id = c.order_id and l.line = c.line
      where c.account_id = ${accountId} and c.created_at >= ${from}
    )
    select entry_id as "entryId", max(title) as title, sum(lines)::int as lines, sum(qty)::int as quantity,
      sum(cents)::bigint as cents
    from item
    group by entry_id
    having sum(lines) > 0 or sum(qty) <> 0`.execute(db);
  return rows;
}

export type ItemPlace = {
  title: string;
  taxClass: string;
  category: { id: string; title: string } | undefined;
  stationId: string | undefined;
};

/** The places of items on the present menu, including items that were removed lately. */
export async function mapItemPlaces(
  { db, accountId }: Tx,
  entryIds: readonly string[],
): Promise<Map<string, ItemPlace>> {
  const rows = await db
    .selectFrom("entries as e")
    .leftJoin("entries as p", (join) =>
      join.onRef("p.account_id", "=", "e.account_id").onRef("p.entry_id", "=", "e.parent_id"),
    )
    .select(["e.entry_id", "e.titles", "e.tax_class", "p.entry_id as category_id"])
    .select(["p.titles as category_titles"])
    .select((is) => is.fn.coalesce("e.station_id", "p.station_id").as("station_id"))
    .where("e.account_id", "=", accountId)
    .where("e.entry_id", "=", sql<string>`any(${entryIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.entry_id,
      {
        title: row.titles.br ?? "",
        taxClass: row.tax_class,
        category:
          row.category_id === null
            ? undefined
            : { id: row.category_id, title: row.category_titles?.br ?? "" },
        stationId: row.station_id ?? undefined,
      },
    ]),
  );
}
