import type { Client } from "pg";
import { OperatorRefused } from "../operator-refused.ts";

export type CatalogueTable = {
  /** As SQL names it, with its schema. */
  name: string;
  /** Only stored columns: the database computes the others again. */
  columns: string[];
};

/**
 * Lists the program's tables from the database itself, so a table that is added later is in the next backup. Other
 * schemas belong to extensions and operators.
 */
export async function listTables(admin: Client): Promise<CatalogueTable[]> {
  const { rows } = await admin.query<CatalogueTable>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public'
      and c.relname <> 'schema_migrations'
    order by 1`);
  const stray = rows.find((table) => !table.columns.includes("account_id"));
  if (stray) throw new OperatorRefused(`The table ${stray.name} belongs to no account.`);
  return rows;
}

/** The newest migration that the database has had. */
export async function readSchemaVersion(admin: Client): Promise<number> {
  const { rows } = await admin.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  const found = rows[0]?.there
    ? await admin.query<{ version: number | null }>(
        "select max(version) as version from schema_migrations",
      )
    : undefined;
  const version = found?.rows[0]?.version ?? undefined;
  if (version === undefined)
    throw new OperatorRefused("The database has no tables of this program.");
  return version;
}

/** The columns that the database computes, as a SQL array of their names. */
export async function computedColumns(admin: Client, { name }: CatalogueTable): Promise<string> {
  const { rows } = await admin.query<{ computed: string }>(
    `select array(select attname from pg_attribute where attrelid = $1::regclass and attgenerated <> '')::text as computed`,
    [name],
  );
  return rows[0]?.computed ?? "{}";
}

export function columnList(admin: Client, { columns }: CatalogueTable): string {
  return columns.map((column) => admin.escapeIdentifier(column)).join(", ");
}
