import type pg from "pg";
import {
  changedTables,
  listAccountTables,
  readAccountRows,
  type AccountRows,
} from "../security/account-rows.ts";

/** Values that are new with every write: ids, tokens and their hashes, salted hashes of passwords, instants. */
const madeAnew =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\\{1,2}x[0-9a-f]{32,}|\b[0-9a-f]{32,}\b|\$argon2[^"]+|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)|"transaction_id": "?\d+"?/g;

/** One text for each state: values that were made since `start` are random, and all read `<new>`. */
export function describeState(rows: AccountRows, start: AccountRows): string {
  const known = new Set(Object.values(start).flat().join("\n").match(madeAnew));
  const plain = (row: string) =>
    row.replaceAll(madeAnew, (found) => (known.has(found) ? found : "<new>"));
  return Object.entries(rows)
    .flatMap(([table, each]) => each.map((row) => `${table} ${plain(row)}`).toSorted())
    .join("\n");
}

export type AccountStates = {
  /** All that is stored of an account. */
  read(accountId: string): Promise<AccountRows>;
  /** Puts the account's rows back, in the tables where they have changed. */
  restore(accountId: string, rows: AccountRows): Promise<void>;
};

/** Needs a database user who may leave foreign keys unchecked. */
export async function openAccountStates(admin: pg.Client): Promise<AccountStates> {
  const tables = await listAccountTables(admin);
  const columns = await writableColumns(admin);
  const read = (accountId: string) => readAccountRows(admin, { tables, accountId });
  return {
    read,
    async restore(accountId, rows) {
      const changed = changedTables(rows, await read(accountId));
      await admin.query("begin");
      try {
        await admin.query("set local session_replication_role = replica");
        for (const table of changed) {
          await admin.query(`delete from ${table} where account_id = $1`, [accountId]);
          const each = rows[table] ?? [];
          if (each.length === 0) continue;
          const names = columns.get(table)?.join(", ");
          await admin.query(
            `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
            [`[${each.join(",")}]`],
          );
        }
        await admin.query("commit");
      } catch (error) {
        await admin.query("rollback");
        throw error;
      }
    },
  };
}

/** All columns except those that the database computes from others. */
async function writableColumns(admin: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await admin.query<{ table: string; names: string[] }>(
    `select table_name as "table", array_agg(column_name::text) as names from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  );
  return new Map(rows.map(({ table, names }) => [table, names]));
}
