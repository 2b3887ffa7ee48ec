import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../src/server/db/database.ts";
import { freshDatabase, type FreshDatabase } from "../../src/server/testing/fresh-database.ts";

// The database has the schema that docs/scaling.md describes: each table with its spread over several servers, and keys
// that allow it, because all of them start with the account.

/** A database of its own, because a test that breaks a table locks it. */
let fresh: FreshDatabase;
let admin: pg.Client;
let rows: { table: string; spread: string; why: string }[];
let text: string;
beforeAll(async () => {
  text = await readFile(new URL("../../docs/scaling.md", import.meta.url), "utf8");
  rows = [...text.matchAll(/^\| `(\w+)` +\| (distributed|reference|local) +\| (.*?) +\|$/gm)].map(
    ([, table = "", spread = "", why = ""]) => ({ table, spread, why }),
  );
  fresh = await freshDatabase();
  await prepareDatabase(fresh.adminUrl);
  admin = new pg.Client({ connectionString: fresh.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await fresh.drop();
});

const spreadAs = (spread: string) =>
  rows.filter((row) => row.spread === spread).map(({ table }) => table);

async function namesOf(sql: string, values: unknown[] = []): Promise<string[]> {
  const found = await admin.query<{ name: string }>(sql, values);
  return found.rows.map(({ name }) => name);
}

/** Keys of the tables that do not start with the account: primary, unique and foreign ones, and other indexes. */
async function otherKeys(tables: readonly string[]): Promise<string[]> {
  return namesOf(
    `with spread as (
       select c.oid, a.attnum from pg_class c
       left join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and a.attnotnull
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any($1))
     select i.indexrelid::regclass::text as name from spread s
     join pg_index i on i.indrelid = s.oid and i.indkey[0] is distinct from s.attnum
     union all
     select f.conname from spread s
     join pg_constraint f on f.conrelid = s.oid and f.contype = 'f'
     left join spread other on other.oid = f.confrelid
     where f.conkey[1] is distinct from s.attnum or f.confkey[1] is distinct from other.attnum
     union all
     select s.oid::regclass::text from spread s
     where not exists (select from pg_index i where i.indrelid = s.oid and i.indisprimary)
     order by name`,
    [tables],
  );
}

it("every table says how it would be spread over several servers", async () => {
  const tables = await namesOf(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`);
  expect(rows.map(({ table }) => table).toSorted()).toEqual(tables);
});

it("every key of the tables that are spread starts with the account, but for the relay's index", async () => {
  expect(await otherKeys(spreadAs("distributed"))).toEqual(["outbox_in_order"]);
  expect(text).toContain("`outbox_in_order`");
});

it.each([
  "create unique index bad on orders (hash)",
  "create index bad on orders (created_at)",
  "alter table guests add column friend_id uuid; alter table guests add unique (account_id, friend_id); alter table sessions add constraint bad foreign key (guest_id, account_id) references guests (friend_id, account_id)",
  "alter table ratings drop constraint ratings_pkey",
])("a key that starts with something else is seen: %s", async (breaks) => {
  await admin.query("begin");
  try {
    await admin.query(breaks);
    expect(await otherKeys(spreadAs("distributed"))).not.toEqual(["outbox_in_order"]);
  } finally {
    await admin.query("rollback");
  }
});

it("the few tables that are not spread stand alone, each for a reason", async () => {
  const others = rows.filter(({ spread }) => spread !== "distributed");
  expect(others.map(({ table }) => table)).toEqual(["hosts", "schema_migrations"]);
  for (const { why } of others) expect(why.length).toBeGreaterThan(40);
  const references = await namesOf(
    `select conname as name from pg_constraint where contype = 'f'
      and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))`,
    [others.map(({ table }) => table)],
  );
  expect(references).toEqual([]);
});

it("the tables stand in the order in which they can be spread, without the references that are dropped for that", async () => {
  const spread = spreadAs("distributed");
  const dropped = [...text.matchAll(/drop constraint (\w+);/g)].map(([, name = ""]) => name);
  const found = await admin.query<{ name: string; from: string; to: string }>(
    `select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to
     from pg_constraint where contype = 'f'`,
  );
  const ahead = found.rows.filter(({ from, to }) => spread.indexOf(to) > spread.indexOf(from));
  expect(ahead.map(({ name }) => name).toSorted()).toEqual(dropped.toSorted());
  for (const name of dropped) expect(text).toContain(`add constraint ${name} foreign key`);
});
