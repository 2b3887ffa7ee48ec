import { businessDayEnd } from "../../../domain/business-day.ts";
import type { SoldOutEntry } from "../../../contract/content.ts";
import { publishContentChange } from "../../account/publish-content-change.ts";
import type { Tx } from "../../db/with-account.ts";
import type { Context } from "../../http/calls/context.ts";
import { Refused } from "../../http/refused.ts";
import { listItemFamilies, soldOutEntries } from "../menu/stock-queries.ts";
import { lockMenu } from "./change-menu.ts";
import { noteStock, recordChanges, publishAvailability } from "./note-stock.ts";

/** Sold out until somebody says otherwise (`reopened`), the business day ends, or an instant. Null: not sold out. */
type Until = "reopened" | "day" | null | (string & {});

type OfEntry = { id: string; userId: string | null };

/** Marks an item or option as sold out, or as no longer so. An entry with 0 left stays sold out. */
export async function setSoldOut(
  { id, userId, until }: OfEntry & { until: Until },
  { tx, account, now }: Pick<Context, "tx" | "account" | "now">,
): Promise<SoldOutEntry> {
  const nowMs = now.getTime();
  const endMs =
    until === null || until === "reopened"
      ? null
      : until === "day"
        ? businessDayEnd(account, nowMs)
        : Date.parse(until);
  if (endMs !== null && endMs <= nowMs)
    throw new Refused("unprocessable_entity", { fields: { until: { code: "in_the_past" } } });
  const before = await lockStock(tx, id);
  const after = { soldOut: until === "reopened", until: endMs === null ? null : new Date(endMs) };
  await updateStock(tx, id, { sold_out: after.soldOut, sold_out_until: after.until });
  const said = { before: saidOf(before), after: saidOf({ ...after, stock: null }) };
  await recordChanges(tx, { userId, changes: [{ id, what: "sold_out", ...said }] });
  await publishContentChange(tx);
  await publishAvailability(tx, [id]);
  return answerOf(tx, { id, now });
}

/** Sets how many are left; null stops counting. */
export async function setStock(
  { id, userId, stock }: OfEntry & { stock: number | null },
  { tx, now }: Pick<Context, "tx" | "now">,
): Promise<SoldOutEntry & { stock: number | null }> {
  const before = await lockStock(tx, id);
  await updateStock(tx, id, { stock });
  if (before.stock !== stock) await publishContentChange(tx);
  await noteStock(tx, { userId, changes: [{ id, before: before.stock, after: stock }] });
  return { ...(await answerOf(tx, { id, now })), stock };
}

type Stocked = { soldOut: boolean; until: Date | null; stock: number | null };

function saidOf({ soldOut, until }: Stocked): string | null {
  return soldOut ? "reopened" : (until?.toISOString() ?? null);
}

/** Locks the menu first, as every other writer does. */
async function lockStock(tx: Tx, id: string): Promise<Stocked> {
  await lockMenu(tx);
  const row = await tx.db
    .selectFrom("entries")
    .select(["sold_out", "sold_out_until", "stock"])
    .where("account_id", "=", tx.accountId)
    .where("entry_id", "=", id)
    .where("kind", "=", "item")
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Refused("not_found");
  return { soldOut: row.sold_out, until: row.sold_out_until, stock: row.stock };
}

async function updateStock(
  { db, accountId }: Tx,
  id: string,
  values: { sold_out: boolean; sold_out_until: Date | null } | { stock: number | null },
): Promise<void> {
  await db
    .updateTable("entries")
    .set(values)
    .where("account_id", "=", accountId)
    .where("entry_id", "=", id)
    .execute();
}

async function answerOf(tx: Tx, { id, now }: { id: string; now: Date }): Promise<SoldOutEntry> {
  const found = soldOutEntries(await listItemFamilies(tx, [id]), now).find((one) => one.id === id);
  if (!found) throw new Refused("not_found");
  return found;
}
