import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { movedRights } from "./moved-rights.ts";
import { namingBlockers } from "./naming-blockers.ts";
import type { RoleNames } from "./roles.ts";
import { hasSqlState } from "./sql-state.ts";
import { StartRefused } from "../operator-refused.ts";

const folder = new URL("../../../migrations/", import.meta.url);

/** Waits of a migration for tables that others use, at most `tries` times. */
export type LockWaits = {
  /** Time to wait for a lock. The other queries of the table wait behind a migration that waits for one. */
  lockTimeoutMs: number;
  /** Pause between tries, in which the waiting queries go on. */
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

/** A step in one transaction; `name` is as the operator reads it. */
type Step = { name: string; run: () => Promise<unknown> };
type Way = { admin: Client; adminUrl: string; waits: LockWaits };

/**
 * Brings the schema up to this program's version, one transaction a file. The caller holds the installation's lock.
 * Refuses a schema that a newer program has moved on, and gives up while somebody else holds what it must change.
 */
export async function migrate(
  admin: Client,
  {
    adminUrl,
    roles,
    waits = usualWaits,
  }: { adminUrl: string; roles: RoleNames; waits?: LockWaits | undefined },
): Promise<void> {
  const way = { admin, adminUrl, waits };
  await admin.query(
    "create table if not exists schema_migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())",
  );
  await admin.query(`grant select on schema_migrations to ${admin.escapeIdentifier(roles.app)}`);
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
  const moves = await movedRights(admin, roles);
  if (moves !== "")
    await doInTime({ name: "The change of its roles", run: () => admin.query(moves) }, way);
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue;
    await doInTime(
      { name: `Migration ${migration.name}`, run: () => apply(migration, { admin, roles }) },
      way,
    );
  }
}

/** Runs a file, in which comanda_app and comanda_relay stand for the database's own roles, named after the database. */
async function apply(
  { version, name, sql }: Migration,
  { admin, roles }: { admin: Client; roles: RoleNames },
): Promise<void> {
  const own = sql
    .replaceAll(/\bcomanda_app\b/g, () => admin.escapeIdentifier(roles.app))
    .replaceAll(/\bcomanda_relay\b/g, () => admin.escapeIdentifier(roles.relay));
  await admin.query(own);
  await admin.query("insert into schema_migrations (version, name) values ($1, $2)", [
    version,
    name,
  ]);
}

async function doInTime(step: Step, { admin, adminUrl, waits }: Way): Promise<void> {
  const attempt = () => tryOnce(step, { admin, waits });
  for (let left = waits.tries; left > 1; left -= 1) {
    if ((await attempt()) === "done") return;
    await sleep(waits.pauseMs);
  }
  const { result, blockers } = await namingBlockers({ client: admin, url: adminUrl }, attempt);
  if (result === "done") return;
  const whom = blockers.length > 0 ? blockers.join(" and ") : "another transaction";
  throw new StartRefused(
    `${step.name} waits for ${whom} of the database to end: start again after that.`,
    { cause: result },
  );
}

/** Tries once. Answers the error of a lock that could not be had in time, and throws any other. */
async function tryOnce(
  { name, run }: Step,
  { admin, waits }: Pick<Way, "admin" | "waits">,
): Promise<"done" | Error> {
  await admin.query("begin");
  try {
    await admin.query("select set_config('lock_timeout', $1, true)", [String(waits.lockTimeoutMs)]);
    await run();
    await admin.query("commit");
    return "done";
  } catch (error) {
    // A broken connection has nothing to roll back, and its own error must be the one that is reported.
    await admin.query("rollback").catch(() => undefined);
    if (error instanceof Error && hasSqlState(error, [lockNotAvailable])) return error;
    throw new Error(`${name} failed`, { cause: error });
  }
}
