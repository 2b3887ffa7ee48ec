import { randomBytes, randomUUIDv7 } from "node:crypto";
import { sql, type Expression, type Kysely, type Updateable } from "kysely";
import type { DatabaseTables } from "../db/tables.ts";
import { RunAgain } from "../db/run-again.ts";
import { withCachedPlan, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";

const columns = [
  "sheets.sheet_id",
  "sheets.hash",
  "sheets.name",
  "sheets.individual",
  "sheets.table_id",
  "sheets.waives_service",
  "sheets.opened_at",
  "sheets.opened_by",
  "sheets.closed_at",
  "sheets.merged_into",
  "sheets.reopen_reason",
] as const;

export type SheetRow = {
  sheet_id: string;
  hash: string;
  name: string;
  individual: boolean;
  table_id: string;
  waives_service: boolean;
  opened_at: Date;
  opened_by: string | null;
  closed_at: Date | null;
  /** The tab that has its orders and payments now. */
  merged_into: string | null;
  /** Why it was opened again last, as a code or in words. */
  reopen_reason: string | null;
  /** Number of the table. */
  number: number;
};

/**
 * The table's number comes from a subquery: a join would miss a tab that went to another table while somebody waited
 * for its lock.
 */
const selectSheets = ({ db, accountId }: Pick<Tx, "accountId"> & { db: Kysely<DatabaseTables> }) =>
  db
    .selectFrom("sheets")
    .select(columns)
    .select(
      sql<number>`(
        select number from tables
        where tables.account_id = ${accountId} and tables.table_id = sheets.table_id)`.as("number"),
    )
    .where("sheets.account_id", "=", accountId);

export async function findSheet(tx: Tx, hash: string): Promise<SheetRow | undefined> {
  return selectSheets(withCachedPlan(tx)).where("sheets.hash", "=", hash).executeTakeFirst();
}

/** Finds a tab and locks it until this transaction is over. */
export async function lockSheet(tx: Tx, hash: string): Promise<SheetRow | undefined> {
  const [sheet] = await lockSheets(tx, [hash]);
  return sheet;
}

/**
 * Locks several tabs in the order of their ids, as everybody does, so that two callers cannot deadlock. Tabs that are
 * not found are left out.
 */
export async function lockSheets(tx: Tx, hashes: readonly string[]): Promise<SheetRow[]> {
  const locked = await selectSheets(tx)
    .where("sheets.hash", "in", hashes)
    .orderBy("sheets.sheet_id")
    .forNoKeyUpdate("sheets")
    .execute();
  return withNumbers(tx, locked);
}

export async function lockSheetOfOrder(tx: Tx, orderHash: string): Promise<SheetRow | undefined> {
  const [locked, order] = await Promise.all([
    selectSheets(withCachedPlan(tx))
      .innerJoin("orders", (join) =>
        join
          .onRef("orders.account_id", "=", "sheets.account_id")
          .onRef("orders.sheet_id", "=", "sheets.sheet_id"),
      )
      .where("orders.hash", "=", orderHash)
      .forNoKeyUpdate("sheets")
      .execute(),
    selectOwn(withCachedPlan(tx), "orders")
      .select("sheet_id")
      .where("hash", "=", orderHash)
      .executeTakeFirst(),
  ]);
  const [sheet] = await withNumbers(tx, locked);
  if (sheet && order?.sheet_id !== sheet.sheet_id) throw new RunAgain("The order left its tab");
  return sheet;
}

/** Reads the tabs again if a number is missing: a query that waited for a lock does not see a table added meanwhile. */
async function withNumbers(tx: Tx, locked: SheetRow[]): Promise<SheetRow[]> {
  const known = (sheet: SheetRow) => (sheet.number as number | null) !== null;
  if (locked.every(known)) return locked;
  return selectSheets(tx)
    .where(
      "sheets.sheet_id",
      "in",
      locked.map((sheet) => sheet.sheet_id),
    )
    .orderBy("sheets.sheet_id")
    .execute();
}

/** The last tab of the chain of merges, which is not merged itself. */
export async function findMergeTarget(tx: Tx, sheetId: string): Promise<SheetRow | undefined> {
  return selectSheets(tx)
    .where("sheets.merged_into", "is", null)
    .where(
      "sheets.sheet_id",
      "in",
      sql<string>`(
        with recursive merge_targets (sheet_id, merged_into) as (
          select sheet_id, merged_into from sheets
          where account_id = ${tx.accountId} and sheet_id = ${sheetId}
          union all
          select s.sheet_id, s.merged_into from sheets s join merge_targets on s.sheet_id = merge_targets.merged_into
          where s.account_id = ${tx.accountId}
        )
        select sheet_id from merge_targets)`,
    )
    .executeTakeFirst();
}

/**
 * The ids of a tab and of all tabs that were merged into it: their payments are its own, and their moves its guests'.
 * `sheetId` may be a column of the query around it.
 */
export function withMerged(
  { accountId }: Pick<Tx, "accountId">,
  sheetId: string | Expression<string>,
) {
  return sql<string>`(
    with recursive merged (sheet_id) as (
      select ${sheetId}::uuid
      union all
      select s.sheet_id from sheets s join merged on s.merged_into = merged.sheet_id
      where s.account_id = ${accountId}
    )
    select sheet_id from merged)`;
}

export async function listOpenSheets(tx: Tx): Promise<SheetRow[]> {
  return selectSheets(withCachedPlan(tx))
    .where("closed_at", "is", null)
    .orderBy("sheets.sheet_id")
    .execute();
}

export async function hasOpenTab(tx: Tx, tableId: string): Promise<boolean> {
  const row = await selectOwn(tx, "sheets")
    .select("sheet_id")
    .where("table_id", "=", tableId)
    .where("closed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewSheet = {
  tableId: string;
  name: string;
  individual: boolean;
  userId: string;
  now: Date;
  /** Made by a device; one is made here unless given. */
  hash?: string | undefined;
};

export async function insertSheet(
  tx: Tx,
  { hash = randomBytes(16).toString("hex"), ...sheet }: NewSheet,
): Promise<{ sheetId: string; hash: string }> {
  const sheetId = randomUUIDv7();
  await tx.db
    .insertInto("sheets")
    .values({
      account_id: tx.accountId,
      sheet_id: sheetId,
      hash,
      table_id: sheet.tableId,
      name: sheet.name,
      individual: sheet.individual,
      opened_by: sheet.userId,
      opened_at: sheet.now,
    })
    .execute();
  return { sheetId, hash };
}

/** Changes a tab's own columns. The caller has locked it. */
export async function updateSheet(
  tx: Tx,
  sheetId: string,
  change: Updateable<DatabaseTables["sheets"]>,
): Promise<void> {
  await updateOwn(tx, "sheets").set(change).where("sheet_id", "=", sheetId).execute();
}
