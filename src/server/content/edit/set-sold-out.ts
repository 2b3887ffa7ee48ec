import { sql } from "kysely";
import { businessDayEnd } from "../../../domain/business-day.ts";
import type { SoldOutEntry } from "../../../contract/content.ts";
import { publishContentChange } from "../../account/publish-content-change.ts";
import { updateOwn, type Tx } from "../../db/with-account.ts";
import type { Context } from "../../http/calls/context.ts";
import { badFields, requireFound } from "../../http/refused.ts";
import { listItemFamilies, soldOutEntries } from "../menu/stock-queries.ts";
import { lockMenu } from "./change-menu.ts";
import { noteStock, recordChanges, publishAvailability } from "./note-stock.ts";

/** Sold out until somebody says otherwise (`reopened`), the business day ends, or an instant. Null: not sold out. */
type Until = "reopened" | "day" | null | (string & {});

type OfEntry = { id: string; userId: string | null };

/**
 * Marks an item or option as sold out, or as no longer so, with `sameTitle` also the others of its kind that are called
 * the same and are not so yet. An entry with 0 left stays sold out.
 */
export async function setSoldOut(
  { id, userId, until, sameTitle }: OfEntry & { until: Until; sameTitle: boolean },
  { tx, account, now }: Pick<Context, "tx" | "account" | "now">,
): Promise<SoldOutEntry> {
  const nowMs = now.getTime();
  const endMs =
    until === null || until === "reopened"
      ? null
      : until === "day"
        ? businessDayEnd(account, nowMs)
        : Date.parse(until);
  if (endMs !== null && endMs <= nowMs) throw badFields({ until: { code: "in_the_past" } });
  const locked = await lockStock(tx, { id, sameTitle });
  const after = { soldOut: until === "reopened", until: endMs === null ? null : new Date(endMs) };
  const changed = locked.filter((of) => of.id === id || isToSay(of, { after, now }));
  const ids = changed.map((of) => of.id);
  await updateStock(tx, ids, { sold_out: after.soldOut, sold_out_until: after.until });
  const said = { what: "sold_out", after: saidOf(after) } as const;
  const changes = changed.map((of) => ({ id: of.id, ...said, before: saidOf(of) }));
  await recordChanges(tx, { userId, changes });
  await publishContentChange(tx);
  await publishAvailability(tx, ids);
  return answerOf(tx, { id, now });
}

/** Sets how many are left; null stops counting. */
export async function setStock(
  { id, userId, stock }: OfEntry & { stock: number | null },
  { tx, now }: Pick<Context, "tx" | "now">,
): Promise<SoldOutEntry & { stock: number | null }> {
  const [before] = await lockStock(tx, { id, sameTitle: false });
  await updateStock(tx, [id], { stock });
  if (before.stock !== stock) await publishContentChange(tx);
  await noteStock(tx, { userId, changes: [{ id, before: before.stock, after: stock }] });
  return { ...(await answerOf(tx, { id, now })), stock };
}

type Stocked = { id: string; soldOut: boolean; until: Date | null; stock: number | null };

function saidOf({ soldOut, until }: SoldOut): string | null {
  return soldOut ? "reopened" : (until?.toISOString() ?? null);
}

type SoldOut = Pick<Stocked, "soldOut" | "until">;

/** Whether it is not so yet, or not for as long. */
function isToSay(of: Stocked, { after, now }: { after: SoldOut; now: Date }): boolean {
  if (!after.soldOut && after.until === null)
    return of.soldOut || (of.until !== null && of.until > now);
  const isLonger = after.until === null || of.until === null || of.until < after.until;
  return !of.soldOut && isLonger && of.stock !== 0;
}

/**
 * Locks the entry, with `sameTitle` also the others of its kind and title: the menu first, as every other writer does,
 * then entries in the order of their ids, as orders do.
 */
async function lockStock(
  tx: Tx,
  { id, sameTitle }: { id: string; sameTitle: boolean },
): Promise<[Stocked, ...Stocked[]]> {
  await lockMenu(tx);
  const { rows } = await sql<Stocked>`
    select e.entry_id as id, e.sold_out as "soldOut", e.sold_out_until as until, e.stock
    from entries asked
    join entries above on above.account_id = ${tx.accountId} and above.entry_id = asked.parent_id
    join entries e on e.account_id = ${tx.accountId} and e.kind = 'item' and e.deleted_at is null
      and (e.entry_id = asked.entry_id
        or (${sameTitle} and lower(e.titles ->> 'br') = lower(asked.titles ->> 'br')))
    join entries parent on parent.account_id = ${tx.accountId} and parent.entry_id = e.parent_id
      and (parent.parent_id is null) = (above.parent_id is null)
    where asked.account_id = ${tx.accountId} and asked.entry_id = ${id} and asked.kind = 'item'
      and asked.deleted_at is null
    order by e.entry_id
    for no key update of e`.execute(tx.db);
  const [first, ...others] = rows;
  return [requireFound(first), ...others];
}

async function updateStock(
  tx: Tx,
  ids: readonly string[],
  values: { sold_out: boolean; sold_out_until: Date | null } | { stock: number | null },
): Promise<void> {
  await updateOwn(tx, "entries").set(values).where("entry_id", "in", ids).execute();
}

async function answerOf(tx: Tx, { id, now }: { id: string; now: Date }): Promise<SoldOutEntry> {
  const entries = soldOutEntries(await listItemFamilies(tx, [id]), now);
  return requireFound(entries.find((one) => one.id === id));
}
