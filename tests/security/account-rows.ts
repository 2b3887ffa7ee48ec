import type pg from "pg";

/** Every row of an account, by table; equal texts are equal rows. */
export type AccountRows = Record<string, readonly string[]>;

/** The tables that hold rows of accounts, by the catalogue, which lists a new one by itself. */
export async function listAccountTables(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ table: string }>(
    `select table_name as "table" from information_schema.columns
     where column_name = 'account_id' and table_schema = 'public' order by 1`,
  );
  return rows.map(({ table }) => table);
}

/** Reads all that is stored of an account, with the rights of the tables' owner. */
export async function readAccountRows(
  admin: pg.Client,
  { tables, accountId }: { tables: readonly string[]; accountId: string },
): Promise<AccountRows> {
  // The policies hold for an owner without BYPASSRLS as well.
  await admin.query("select set_config('app.account_id', $1, false)", [accountId]);
  const each = tables.map(
    (table) =>
      `select '${table}' as "table", to_jsonb(t)::text as row from ${table} t where account_id = $1`,
  );
  const { rows } = await admin.query<{ table: string; row: string }>(
    `${each.join(" union all ")} order by 1, 2`,
    [accountId],
  );
  const read: Record<string, string[]> = Object.fromEntries(tables.map((table) => [table, []]));
  for (const { table, row } of rows) read[table]?.push(row);
  return read;
}

export function changedTables(before: AccountRows, after: AccountRows): string[] {
  return Object.keys(after).filter(
    (table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
  );
}
