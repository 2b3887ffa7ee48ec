import { randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { addHistory } from "../db/history.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { findTableNumber, tableId } from "./table-id.ts";
import { ensureTable } from "./table-queries.ts";

/** 128 random bits, so that only those who have seen a table's code have its key. */
const newKey = () => randomBytes(16).toString("hex");

/** The keys of the tables with these numbers, made where a table has none yet. */
export async function keysOfTables(tx: Tx, numbers: number[]): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx.db
    .insertInto("tables")
    .values(
      numbers.map((number) => ({
        account_id: tx.accountId,
        table_id: tableId(tx.accountId, number),
        number,
        key: newKey(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "table_id"])
        .doUpdateSet({ key: sql<string>`coalesce(tables.key, excluded.key)` }),
    )
    .returning(["number", "key"])
    .execute();
  return new Map(rows.map(({ number, key }) => [number, key ?? ""]));
}

/** Whether the key is the one that the table's code has now. */
export async function isKeyOfTable(tx: Tx, { id, key }: { id: string; key: string }) {
  const row = await selectOwn(tx, "tables")
    .select("key")
    .where("table_id", "=", id)
    .executeTakeFirst();
  const [known, given] = [Buffer.from(row?.key ?? ""), Buffer.from(key)];
  return known.length > 0 && known.length === given.length && timingSafeEqual(known, given);
}

/** Gives a table another key, so that a photograph of its old code can no longer be used to order. */
export async function renewTableKey(id: string, context: Context): Promise<string> {
  const { tx, account, principal } = context;
  const number = findTableNumber(account.accountId, { id, count: account.extras.locations });
  if (number === undefined || !isStaff(principal)) throw new Refused("not_found");
  await ensureTable(tx, number);
  const key = newKey();
  await updateOwn(tx, "tables").set({ key }).where("table_id", "=", id).execute();
  // The history has no keys: nobody may read them.
  await addHistory(tx, {
    what: "table_key_renewed",
    userId: principal.userId,
    after: { table: number },
  });
  return key;
}

/** When each table's key was renewed last, and by whom, unless that user was removed. */
export async function listKeyRenewals({ db, accountId }: Tx) {
  const { rows } = await sql<{ table: number; at: Date; by: string | null }>`
    select distinct on (1) (h.after_value ->> 'table')::int as "table", h.changed_at as at, u.name as by
    from history h
    left join users u on u.account_id = ${accountId} and u.user_id = h.user_id
    where h.account_id = ${accountId} and h.what = 'table_key_renewed'
    order by 1, h.changed_at desc`.execute(db);
  return rows.map(({ table, at, by }) => ({ table, at: at.toISOString(), ...(by ? { by } : {}) }));
}
