import { sql } from "kysely";
import type { SentCart } from "../../contract/cart.ts";
import { maxStock } from "../../contract/menu-fields.ts";
import type { ItemFamily } from "../content/menu/stock-queries.ts";
import { addEvent } from "../db/outbox.ts";
import { prepared, preparedDeferred } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import { Refused } from "../http/refused.ts";
import { linesOf, wantedEntries } from "./check-availability.ts";

type Taken = { entryIds: string[]; quantities: number[] };
type OfAccount = { accountId: string };

/** `left` is null where there is not enough: then nothing is taken of it. */
type TakenRow = { entry_id: string; before: number; left: number | null };

/**
 * Takes stock of counted entries. Locks the rows in order of their ids, so that orders do not deadlock, and reads the
 * stock after the lock, so that concurrent orders count.
 */
const take = prepared<Taken & OfAccount>()(
  "take-stock",
  (_, given) => sql<TakenRow>`
    with wanted as (
      select w.entry_id, w.qty
      from accounts a, unnest(${given.entryIds}::uuid[], ${given.quantities}::int[]) as w (entry_id, qty)
      where a.account_id = ${given.accountId}
    ), locked as (
      select e.entry_id, e.stock, wanted.qty
      from entries e join wanted on wanted.entry_id = e.entry_id
      where e.account_id = ${given.accountId} and e.stock is not null
      order by e.entry_id
      for no key update of e
    ), taken as (
      update entries e set stock = e.stock - locked.qty
      from locked
      where e.account_id = ${given.accountId} and e.entry_id = locked.entry_id and e.stock >= locked.qty
      returning e.entry_id, e.stock
    )
    select locked.entry_id, locked.stock as before, taken.stock as left
    from locked left join taken on taken.entry_id = locked.entry_id`,
);

const keep = preparedDeferred<Taken & OfAccount & { orderId: string }>()(
  "keep-taken-stock",
  (_, given) => sql`
    insert into taken_stock (account_id, order_id, entry_id, qty)
    select a.account_id, ${given.orderId}::uuid, w.entry_id, w.qty
    from accounts a, unnest(${given.entryIds}::uuid[], ${given.quantities}::int[]) as w (entry_id, qty)
    where a.account_id = ${given.accountId}
    on conflict (account_id, order_id, entry_id) do update set qty = taken_stock.qty + excluded.qty`,
);

/** Takes the cart's quantities from the stock of counted entries. Makes no query if none is counted. */
export async function takeStock(
  tx: Tx,
  items: SentCart["items"],
  families: readonly ItemFamily[],
): Promise<Taken> {
  const counted = wantedEntries(items, families).filter(({ row }) => row.stock !== null);
  if (counted.length === 0) return { entryIds: [], quantities: [] };
  const rows = await take(tx, {
    accountId: tx.accountId,
    entryIds: counted.map(({ row }) => row.entry_id),
    quantities: counted.map(({ qty }) => qty),
  });
  const found = new Map(rows.map((row) => [row.entry_id, row]));
  const missing = counted.flatMap((entry) => {
    const row = found.get(entry.row.entry_id);
    return row?.left === null ? linesOf(entry, row.before) : [];
  });
  if (missing.length > 0) throw new Refused("sold_out", { lines: missing });
  const needed = neededOf(families);
  await tellStock(
    tx,
    rows.filter(({ entry_id, left }) => left !== null && left < (needed.get(entry_id) ?? 1)),
  );
  // An entry that stopped being counted has no row.
  const taken = counted.filter(({ row }) => found.has(row.entry_id));
  return {
    entryIds: taken.map(({ row }) => row.entry_id),
    quantities: taken.map(({ qty }) => qty),
  };
}

/** Per option, the least units that an item needs: its group's minimum, or 1. */
function neededOf(families: readonly ItemFamily[]): ReadonlyMap<string, number> {
  const groups = families.flatMap((family) => family.groups);
  return new Map(
    groups.flatMap(({ group, options }) =>
      options.map(({ entry_id }) => [entry_id, Math.max(1, group.options_min)]),
    ),
  );
}

/** Stores what the order took from the stock, so that a cancellation can give it back. */
export async function keepTaken(tx: Tx, orderId: string, taken: Taken): Promise<void> {
  if (taken.entryIds.length > 0) await keep(tx, { accountId: tx.accountId, orderId, ...taken });
}

/** Gives a cancelled order's stock back, or takes it again when the cancellation is undone. */
export async function countStockAgain(
  tx: Tx,
  { orderId, isCalledOff }: { orderId: string; isCalledOff: boolean },
): Promise<void> {
  const change = isCalledOff ? sql`least(e.stock + t.qty, ${maxStock})` : sql`e.stock - t.qty`;
  const { rows } = await sql<{
    entry_id: string;
    titles: { br?: string };
    before: number;
    qty: number;
    needed: number;
  }>`
    with turned as (
      update taken_stock set given_back = ${isCalledOff}
      where account_id = ${tx.accountId} and order_id = ${orderId} and given_back <> ${isCalledOff}
      returning entry_id, qty
    )
    select e.entry_id, e.titles, e.stock as before, turned.qty,
      greatest(1, p.options_min)::int as needed
    from entries e
    join turned on turned.entry_id = e.entry_id
    left join entries p on p.account_id = e.account_id and p.entry_id = e.parent_id
    where e.account_id = ${tx.accountId} and e.stock is not null and e.deleted_at is null
    order by e.entry_id
    for no key update of e`.execute(tx.db);
  if (rows.length === 0) return;
  const missing = isCalledOff ? [] : rows.filter(({ before, qty }) => before < qty);
  if (missing.length > 0) {
    throw new Refused("sold_out", {
      lines: missing.map(({ entry_id: path, titles, before: left }) => ({
        path,
        title_br: titles.br ?? "",
        left,
      })),
    });
  }
  await sql`
    update entries e set stock = ${change}
    from taken_stock t
    where t.account_id = ${tx.accountId} and t.order_id = ${orderId}
      and e.account_id = t.account_id and e.entry_id = t.entry_id
      and e.entry_id = any(${rows.map(({ entry_id }) => entry_id)}::uuid[])`.execute(tx.db);
  await tellStock(
    tx,
    rows.filter(({ before, qty, needed }) => (isCalledOff ? before : before - qty) < needed),
  );
}

/** Gives part of an order's stock back, for entries that are still counted. */
export async function giveStockBack(
  tx: Tx,
  { orderId, entryIds, quantities }: Taken & { orderId: string },
): Promise<void> {
  const { rows } = await sql<{ entry_id: string; before: number; needed: number; given: number }>`
    with wanted as (
      select w.entry_id, sum(w.qty)::int as qty
      from accounts a, unnest(${entryIds}::uuid[], ${quantities}::int[]) as w (entry_id, qty)
      where a.account_id = ${tx.accountId}
      group by w.entry_id
    )
    select e.entry_id, e.stock as before, greatest(1, p.options_min)::int as needed,
      least(wanted.qty, t.qty) as given
    from entries e
    join wanted on wanted.entry_id = e.entry_id
    join taken_stock t
      on t.account_id = e.account_id and t.order_id = ${orderId} and t.entry_id = e.entry_id
    left join entries p on p.account_id = e.account_id and p.entry_id = e.parent_id
    where e.account_id = ${tx.accountId} and not t.given_back
      and e.stock is not null and e.deleted_at is null
    order by e.entry_id
    for no key update of e`.execute(tx.db);
  // Those that are not counted now as well: they may be again before the rest is called off.
  await useUp(tx, { orderId, entryIds, quantities });
  if (rows.length === 0) return;
  await sql`
    update entries e set stock = least(e.stock + g.qty, ${maxStock})
    from unnest(${rows.map((row) => row.entry_id)}::uuid[], ${rows.map((row) => row.given)}::int[])
      as g (entry_id, qty)
    where e.account_id = ${tx.accountId} and e.entry_id = g.entry_id`.execute(tx.db);
  await tellStock(
    tx,
    rows.filter(({ before, needed }) => before < needed),
  );
}

/** Deletes part of the record of an order's taken stock, so that a later cancellation gives back only the rest. */
export async function useUp(
  tx: Tx,
  { orderId, entryIds, quantities }: Taken & { orderId: string },
): Promise<void> {
  // The same entry may be an option of several lines.
  await sql`
    with gone as (
      select w.entry_id, sum(w.qty)::int as qty
      from accounts a, unnest(${entryIds}::uuid[], ${quantities}::int[]) as w (entry_id, qty)
      where a.account_id = ${tx.accountId}
      group by w.entry_id
    ), all_gone as (
      delete from taken_stock t using gone
      where t.account_id = ${tx.accountId} and t.order_id = ${orderId} and t.entry_id = gone.entry_id
        and t.qty <= gone.qty
    )
    update taken_stock t set qty = t.qty - gone.qty from gone
    where t.account_id = ${tx.accountId} and t.order_id = ${orderId} and t.entry_id = gone.entry_id
      and t.qty > gone.qty`.execute(tx.db);
}

/**
 * Tells staff that figures have changed, and everybody which entries can no longer be had or can be had again. Cached
 * answers are made again only for the latter.
 */
async function tellStock(tx: Tx, turned: readonly { entry_id: string }[]): Promise<void> {
  await addEvent(tx, { topic: "stock", subjectId: null });
  if (turned.length > 0) await addEvent(tx, { topic: "content", subjectId: null });
  for (const { entry_id: subjectId } of turned) await addEvent(tx, { topic: "menu", subjectId });
}
