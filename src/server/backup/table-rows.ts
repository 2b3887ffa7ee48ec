import type { Client } from "pg";
import { computedColumns, type CatalogueTable } from "./catalogue.ts";

const rowsAtOnce = 500;

/** The rows of a table as JSON, a few at a time: a table may be larger than the memory. */
export async function* rowsOf(
  admin: Client,
  { table, where = "" }: { table: CatalogueTable; where?: string },
): AsyncGenerator<string[]> {
  const computed = admin.escapeLiteral(await computedColumns(admin, table));
  // The row comes from the table itself: a distributed database cannot make one of a subquery's columns.
  await admin.query(
    `declare backed_up no scroll cursor for
     select (to_jsonb(t) - ${computed}::text[])::text as row from ${table.name} as t ${where}`,
  );
  for (;;) {
    const { rows } = await admin.query<{ row: string }>(`fetch ${rowsAtOnce} from backed_up`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await admin.query("close backed_up");
}
