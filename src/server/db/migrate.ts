import { readdirSync, readFileSync } from "node:fs";
import type { Client } from "pg";
import { StartRefused } from "../start-refused.ts";

const folder = new URL("../../../migrations/", import.meta.url);

type Migration = { version: number; name: string; sql: string };

export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({
      version: Number(name.slice(0, 4)),
      name,
      sql: readFileSync(new URL(name, folder), "utf8"),
    }));
}

/**
 * Brings the schema up to what this program knows, one transaction a file. The caller holds the installation's lock.
 * Refuses a schema that a newer program has already moved on.
 */
export async function migrate(admin: Client): Promise<void> {
  await admin.query(
    "create table if not exists schema_migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())",
  );
  await admin.query("grant select on schema_migrations to comanda_app");
  const { rows } = await admin.query<{ version: number }>("select version from schema_migrations");
  const applied = new Set(rows.map((row) => row.version));
  const migrations = listMigrations();
  const newestKnown = Math.max(...migrations.map((migration) => migration.version));
  const newestApplied = Math.max(0, ...applied);
  if (newestApplied > newestKnown) {
    throw new StartRefused(
      `The database has schema version ${newestApplied}, but this program knows only up to ${newestKnown}: start a newer program.`,
    );
  }
  for (const migration of migrations) {
    if (!applied.has(migration.version)) await apply(admin, migration);
  }
}

async function apply(admin: Client, { version, name, sql }: Migration): Promise<void> {
  await admin.query("begin");
  try {
    await admin.query(sql);
    await admin.query("insert into schema_migrations (version, name) values ($1, $2)", [
      version,
      name,
    ]);
    await admin.query("commit");
  } catch (error) {
    await admin.query("rollback");
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
