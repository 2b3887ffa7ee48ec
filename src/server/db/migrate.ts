import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { StartRefused } from "../start-refused.ts";
import { namingBlockers } from "./naming-blockers.ts";
import { hasSqlState } from "./sql-state.ts";

const folder = new URL("../../../migrations/", import.meta.url);

/** How a migration asks for tables that others use; `tries` of them at most. */
export type LockWaits = {
  /** Whatever else is asked of the table waits behind a migration that waits for a long reader. */
  lockTimeoutMs: number;
  /** Between tries, for those to go on. */
  pauseMs: number;
  tries: number;
};

/** About a minute in all. */
const usualWaits: LockWaits = { lockTimeoutMs: 2_000, pauseMs: 3_000, tries: 12 };

const lockNotAvailable = "55P03";

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
 * Refuses a schema that a newer program has already moved on, and to go on while somebody else holds what it must change.
 */
export async function migrate(
  admin: Client,
  { adminUrl, waits = usualWaits }: { adminUrl: string; waits?: LockWaits | undefined },
): Promise<void> {
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
    if (!applied.has(migration.version)) await applyInTime(migration, { admin, adminUrl, waits });
  }
}

async function applyInTime(
  migration: Migration,
  { admin, adminUrl, waits }: { admin: Client; adminUrl: string; waits: LockWaits },
): Promise<void> {
  const attempt = () => apply(admin, migration, waits);
  for (let left = waits.tries; left > 1; left -= 1) {
    if ((await attempt()) === "applied") return;
    await sleep(waits.pauseMs);
  }
  const { result, blockers } = await namingBlockers({ client: admin, url: adminUrl }, attempt);
  if (result === "applied") return;
  const whom = blockers.length > 0 ? blockers.join(" and ") : "another transaction";
  throw new StartRefused(
    `Migration ${migration.name} waits for ${whom} of the database to end: start again after that.`,
    { cause: result },
  );
}

/** What PostgreSQL says of a lock that was not to be had in time is answered; whatever else goes wrong is thrown. */
async function apply(
  admin: Client,
  { version, name, sql }: Migration,
  { lockTimeoutMs }: LockWaits,
): Promise<"applied" | Error> {
  await admin.query("begin");
  try {
    await admin.query("select set_config('lock_timeout', $1, true)", [String(lockTimeoutMs)]);
    await admin.query(sql);
    await admin.query("insert into schema_migrations (version, name) values ($1, $2)", [
      version,
      name,
    ]);
    await admin.query("commit");
    return "applied";
  } catch (error) {
    // Where the connection broke there is nothing to roll back, and what broke it must be heard.
    await admin.query("rollback").catch(() => undefined);
    if (error instanceof Error && hasSqlState(error, [lockNotAvailable])) return error;
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
