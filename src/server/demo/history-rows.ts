import { sql } from "kysely";
import type { DatabaseTables } from "../db/tables.ts";
import type { Tx } from "../db/with-account.ts";

/** A row as JSON: amounts in cents, instants as ISO 8601. */
export type JsonRow = Record<string, string | number | boolean | null | object>;

/** Puts many rows into a table of the account by one statement; all have the columns of the first. */
export async function insertRows(
  { db, accountId }: Tx,
  table: keyof DatabaseTables,
  rows: readonly JsonRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const name = sql.table(table);
  await sql`
    insert into ${name} (account_id, ${sql.join(columns.map((column) => sql.ref(column)))})
    select a.account_id, ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))}
    from accounts a, jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) as r
    where a.account_id = ${accountId}`.execute(db);
}

/** Rows refer only to rows of earlier tables. */
const tables = [
  "tables",
  "sheets",
  "orders",
  "order_lines",
  "order_status_changes",
  "line_cancels",
  "payments",
] as const;

export type HistoryRows = Record<(typeof tables)[number], JsonRow[]>;

export function noRows(): HistoryRows {
  // fromEntries cannot carry the names.
  return Object.fromEntries(tables.map((table) => [table, [] as JsonRow[]])) as HistoryRows;
}

export async function insertHistory(tx: Tx, rows: HistoryRows): Promise<void> {
  for (const table of tables) await insertRows(tx, table, rows[table]);
}
