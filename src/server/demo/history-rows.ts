import type { Tx } from "../db/with-account.ts";
import { insertRows, type JsonRow } from "./insert-rows.ts";

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
