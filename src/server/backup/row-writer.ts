import type { Client } from "pg";
import { columnList, type CatalogueTable } from "./catalogue.ts";

export type RowWriter = {
  add(table: CatalogueTable, json: string): Promise<void>;
  /** Writes what is left; how many rows there were in all. */
  finish(): Promise<number>;
};

const rowsAtOnce = 500;
const charactersAtOnce = 4_000_000;

/** Writes rows many at a time; they come table by table. */
export function createRowWriter(admin: Client): RowWriter {
  let waiting: { table: CatalogueTable; rows: string[]; characters: number } | undefined;
  let total = 0;

  async function flush(): Promise<void> {
    if (waiting === undefined) return;
    const { table, rows } = waiting;
    waiting = undefined;
    const columns = columnList(admin, table);
    const { rowCount } = await admin.query(
      `insert into ${table.name} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`,
      [`[${rows.join(",")}]`],
    );
    if (rowCount !== rows.length)
      throw new Error(`${table.name} took ${rowCount} of ${rows.length} rows`);
    total += rows.length;
  }

  return {
    async add(table, json) {
      if (waiting !== undefined && waiting.table.name !== table.name) await flush();
      waiting ??= { table, rows: [], characters: 0 };
      waiting.rows.push(json);
      waiting.characters += json.length;
      if (waiting.rows.length >= rowsAtOnce || waiting.characters >= charactersAtOnce)
        await flush();
    },
    async finish() {
      await flush();
      return total;
    },
  };
}
