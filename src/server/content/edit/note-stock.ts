import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { addEvent } from "../../db/outbox.ts";
import type { Tx } from "../../db/with-account.ts";

export type StockChange = { id: string; before: number | null; after: number | null };

/** Records who counted what, and tells every open page that shows it. The caller must renew cached answers. */
export async function noteStock(
  tx: Tx,
  { userId, changes }: { userId: string | null; changes: readonly StockChange[] },
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const counts = changed.map(({ id, before, after }) => ({
    id,
    what: "stock" as const,
    before: before === null ? null : String(before),
    after: after === null ? null : String(after),
  }));
  await recordChanges(tx, { userId, changes: counts });
  await addEvent(tx, { topic: "stock", subjectId: null });
  // An option's stock decides whether its item can be had, and guests' pages hold whether an entry is counted.
  await publishAvailability(
    tx,
    changed.map(({ id }) => id),
  );
}

/** Tells open pages which of the entries' items, with their options, can be had now. */
export async function publishAvailability(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const subjectId of ids) await addEvent(tx, { topic: "menu", subjectId });
}

type Change = {
  id: string;
  what: "sold_out" | "stock";
  before: string | null;
  after: string | null;
};

/** Records who changed the stock or the sold-out state of which entries. */
export async function recordChanges(
  { db, accountId }: Tx,
  { userId, changes }: { userId: string | null; changes: readonly Change[] },
): Promise<void> {
  const rows = changes.map(({ id, ...said }) => ({
    account_id: accountId,
    stock_change_id: randomUUIDv7(),
    entry_id: id,
    // The request's own time is from before it waited for the lock.
    changed_at: sql<Date>`clock_timestamp()`,
    user_id: userId,
    ...said,
  }));
  await db.insertInto("stock_changes").values(rows).execute();
}
