import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { fullAccount } from "../testing/full-account.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { accountSetting } from "./with-account.ts";

// Only the policies are tested here, over bare connections of the program's role and by queries without the account.
let testApp: TestApp;
let full: TestAccount;
let empty: TestAccount;
let app: pg.Client;
let admin: pg.Client;
let tables: string[];
beforeAll(async () => {
  testApp = await startApp();
  full = (await fullAccount(testApp)).account;
  empty = await newAccount(testApp);
  const urls = inject("databaseUrls");
  app = new pg.Client({ connectionString: urls.app });
  admin = new pg.Client({ connectionString: inject("adminUrl") });
  await Promise.all([app.connect(), admin.connect()]);
  const { rows } = await admin.query<{ table_name: string }>(
    "select table_name from information_schema.columns where column_name = 'account_id' and table_schema = 'public' and table_name <> 'hosts'",
  );
  tables = rows.map((row) => row.table_name);
});
afterAll(async () => {
  await Promise.all([app.end(), admin.end()]);
  await testApp.close();
});

/** Runs one statement of the program's role in a transaction for the account, and undoes it. */
async function asApp(account: TestAccount | undefined, statement: string, values: unknown[] = []) {
  await app.query("begin");
  try {
    if (account) await app.query(accountSetting(account.accountId));
    return await app.query<Record<string, unknown>>(statement, values);
  } finally {
    await app.query("rollback");
  }
}

/** The database's answer to a statement: the error's code and text, or the number of rows it touched. */
async function outcome(
  account: TestAccount | undefined,
  statement: string,
  values: unknown[] = [],
): Promise<string> {
  return asApp(account, statement, values).then(
    (result) => `${result.rowCount} rows`,
    (error: unknown) =>
      error instanceof pg.DatabaseError ? `${error.code} ${error.message}` : String(error),
  );
}

/** A row of the full account as JSON, with the columns that may be written. */
async function rowOf(table: string, where = "true") {
  const { rows } = await admin.query<{ row: Record<string, unknown>; columns: string }>(
    `select to_jsonb(t) as row, (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
       where table_schema = 'public' and table_name = $2 and is_generated = 'NEVER') as columns
     from ${table} t where account_id = $1 and ${where} limit 1`,
    [full.accountId, table],
  );
  if (!rows[0]) throw new Error(`The full account has no such row in ${table}`);
  return rows[0];
}

function insert(table: string, columns: string): string {
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`;
}

describe("every table of the accounts", () => {
  it("shows an account its own rows, and nobody else's to anybody", async () => {
    for (const table of tables) {
      const own = await asApp(full, `select distinct account_id from ${table}`);
      expect(own.rows, table).toEqual([{ account_id: full.accountId }]);
      const other = await asApp(empty, `select from ${table} where account_id <> $1`, [
        empty.accountId,
      ]);
      expect(other.rowCount, table).toBe(0);
      expect(await outcome(undefined, `select from ${table}`), table).toBe("0 rows");
    }
  });

  it("lets nobody change or remove rows of another account, or any row without an account", async () => {
    for (const table of tables) {
      for (const account of [empty, undefined]) {
        const spared = account ? `where account_id <> '${account.accountId}'` : "";
        const untouched = /^0 rows$|^42501 permission denied/;
        expect(
          await outcome(account, `update ${table} set account_id = account_id ${spared}`),
          table,
        ).toMatch(untouched);
        expect(await outcome(account, `delete from ${table} ${spared}`), table).toMatch(untouched);
        expect(await outcome(account, `truncate ${table}`), table).toMatch(
          /^42501 permission denied/,
        );
      }
    }
  });

  it("takes no row for another account, nor for none", async () => {
    for (const table of tables) {
      const { row, columns } = await rowOf(table);
      for (const account of [empty, undefined]) {
        expect(await outcome(account, insert(table, columns), [row]), table).toMatch(
          /^42501 .*row-level security/,
        );
      }
    }
  });

  it("lets no row move to another account", async () => {
    for (const table of tables) {
      const moved = await outcome(full, `update ${table} set account_id = $1`, [empty.accountId]);
      // The update passes over a row in which columns that may only be emptied are empty.
      const isRefused = /^42501 (?:permission denied|.*row-level security)|^0 rows$/;
      expect(moved, table).toMatch(isRefused);
    }
  });

  it("lets rows that are never rewritten forget whose they were, and take nothing in its place", async () => {
    await admin.query("update order_lines set obs = 'sem gelo' where account_id = $1", [
      full.accountId,
    ]);
    for (const [table, column, told] of [
      ["order_lines", "obs", "'sem gelo'"],
      ["order_status_changes", "user_id", "user_id"],
      ["payments", "user_id", "user_id"],
    ] as const) {
      const { rows } = await admin.query<{ had: number }>(
        `select count(${column})::int as had from ${table} where account_id = $1`,
        [full.accountId],
      );
      const had = rows[0]?.had ?? 0;
      expect(had, table).toBeGreaterThan(0);
      const forgetting = `update ${table} set ${column} = null`;
      expect(await outcome(full, forgetting), table).toBe(`${had} rows`);
      expect(await outcome(full, `update ${table} set ${column} = ${told}`), table).toMatch(
        /^42501 .*row-level security/,
      );
      expect(await outcome(full, `delete from ${table}`), table).toMatch(
        /^42501 permission denied/,
      );
    }
  });
});

describe("threat 3: a row of one account", () => {
  it("cannot refer to a row of another", async () => {
    const { rows: keys } = await admin.query<{ table: string; name: string; present: string }>(
      `select c.conrelid::regclass::text as table, c.conname as name, string_agg(a.attname || ' is not null', ' and ') as present
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and cardinality(c.conkey) > 1 and c.conrelid <> 'accounts'::regclass group by 1, 2`,
    );
    expect(keys.length).toBeGreaterThanOrEqual(15);
    for (const { table, name, present } of keys) {
      const { row, columns } = await rowOf(table, present);
      const stolen = { ...row, account_id: empty.accountId };
      expect(await outcome(empty, insert(table, columns), [stolen]), name).toMatch(/^23503 /);
    }
  });

  it("cannot be another's logo", async () => {
    const { row } = await rowOf("uploads");
    const taken = await outcome(empty, "update accounts set logo_upload_id = $1", [
      row["upload_id"],
    ]);
    expect(taken).toMatch(/^23503 /);
  });
});

it("an account that is no account is an error, not a way around the policies", async () => {
  await expect(
    app.query("select set_config('app.account_id', 'everything', false)"),
  ).resolves.toBeDefined();
  await expect(app.query("select from orders")).rejects.toThrow(
    /invalid input syntax for type uuid/,
  );
  await app.query("reset app.account_id");
  expect((await app.query("select from orders")).rowCount).toBe(0);
});
