import type { Client } from "pg";

/** Every row of every table as the database's own text, sorted. */
export async function readAllRows(
  admin: Client,
  where: (table: string) => string = () => "true",
): Promise<Map<string, string[]>> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
     order by 1`,
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await admin.query<{ row: string }>(
      `select t::text as row from ${admin.escapeIdentifier(name)} as t where ${where(name)} order by 1`,
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}
