import { sql } from "kysely";
import type { SoldOutEntry } from "../../../contract/content.ts";
import type { Week } from "../../../domain/week.ts";
import type { Translations } from "../../../domain/languages.ts";
import { prepared } from "../../db/prepared.ts";
import { selectOwn, type Tx } from "../../db/with-account.ts";
import { countedView, soldOutRow, soldOutView, type GroupRows, type StockRow } from "./sold-out.ts";

type Given = { accountId: string; ids: string[] };

/** `level` tells the item, its groups and their options apart. */
type FamilyRow = StockRow & {
  level: "item" | "group" | "option";
  parent_id: string;
  titles: Translations;
  available: Week;
  /** Times of an item's category. */
  category_available: Week;
};

export type ItemFamily = {
  item: FamilyRow;
  groups: { group: FamilyRow; options: FamilyRow[] }[];
};

const columns = (of: string) =>
  sql.join(
    [
      "entry_id",
      "parent_id",
      "titles",
      "active",
      "sold_out",
      "sold_out_until",
      "stock",
      "options_min",
      "max_qty",
      "available",
    ].map((column) => sql.ref(`${of}.${column}`)),
  );

/** Each part uses an index, so that an order is as fast with a large menu as with a small one. */
const readFamilies = prepared<Given>()(
  "item-families",
  (_, { accountId, ids }) => sql<FamilyRow>`
    with item as (
      select distinct case
        when e.kind = 'category' then e.parent_id
        when p.parent_id is null then e.entry_id
        else p.parent_id end as entry_id
      from entries e
      left join entries p on p.account_id = e.account_id and p.entry_id = e.parent_id
      where e.account_id = ${accountId} and e.entry_id = any(${ids}::uuid[])
    )
    select 'item' as level, ${columns("e")}, c.available as category_available
    from item
    join entries e on e.account_id = ${accountId} and e.entry_id = item.entry_id
    left join entries c on c.account_id = ${accountId} and c.entry_id = e.parent_id
    where e.deleted_at is null
    union all
    select 'group', ${columns("g")}, null::jsonb
    from item join entries g on g.account_id = ${accountId} and g.parent_id = item.entry_id
    where g.deleted_at is null
    union all
    select 'option', ${columns("o")}, null::jsonb
    from item
    join entries g on g.account_id = ${accountId} and g.parent_id = item.entry_id
    join entries o on o.account_id = ${accountId} and o.parent_id = g.entry_id
    where g.deleted_at is null and o.deleted_at is null`,
);

/** The items that the entries are, or belong to, each with its groups and options. */
export async function listItemFamilies(tx: Tx, ids: readonly string[]): Promise<ItemFamily[]> {
  const rows = await readFamilies(tx, { accountId: tx.accountId, ids: [...ids] });
  const below = Map.groupBy(rows, (row) => row.parent_id);
  const childrenOf = ({ entry_id }: FamilyRow) => below.get(entry_id) ?? [];
  return rows
    .filter(({ level }) => level === "item")
    .map((item) => ({
      item,
      groups: childrenOf(item).map((group) => ({ group, options: childrenOf(group) })),
    }));
}

/** Whether each item and option of the families is sold out. */
export function soldOutEntries(families: readonly ItemFamily[], now: Date): SoldOutEntry[] {
  const nowMs = now.getTime();
  const entry = (row: StockRow, groups: readonly GroupRows[] = []) => ({
    id: row.entry_id,
    ...soldOutView(soldOutRow(row, groups, nowMs)),
    ...countedView(row),
  });
  return families.flatMap(({ item, groups }) => [
    entry(item, groups),
    ...groups.flatMap(({ options }) => options.map((option) => entry(option))),
  ]);
}

/** Entries with a counted stock, and how many of each are left. */
export async function listStock(tx: Tx): Promise<{ id: string; left: number }[]> {
  const rows = await selectOwn(tx, "entries")
    .select(["entry_id", "stock"])
    .where("deleted_at", "is", null)
    .where("stock", "is not", null)
    .execute();
  return rows.flatMap(({ entry_id: id, stock }) => (stock === null ? [] : [{ id, left: stock }]));
}
