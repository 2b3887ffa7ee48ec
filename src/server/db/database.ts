import { sql } from "kysely";
import pg from "pg";
import { connectClient } from "./connect-client.ts";
import { migrate, listMigrations, type LockWaits } from "./migrate.ts";
import { backendName, type Blocker } from "./naming-blockers.ts";
import { ensureRoles, type RuntimeUrls } from "./roles.ts";
import { pipelinedPool, type DatabaseAccess } from "./pipelined-pool.ts";
import { watchReplica, type OnReplicaChange, type ReadReplica } from "./read-replica.ts";
import { hasSqlState } from "./sql-state.ts";
import { StartRefused } from "../operator-refused.ts";

// bigint columns hold cents and counters, which stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The program's way into PostgreSQL; requests reach it only through `withAccount`. */
export type Database = DatabaseAccess & {
  relayUrl: string;
  /** Past a pooler, for what belongs to a connection: locks. */
  directUrl: string;
  /** For reads that may lag; absent without a replica. */
  replica?: ReadReplica;
  /** Whether the database answers and has the schema that this program knows, or a newer one. */
  isReady(): Promise<boolean>;
  /** Connections of the pool, and how many requests wait for one. */
  poolCounts(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** Any number would do; every process of every installation takes the same. */
const installationLock = 726_353_001;

const insufficientPrivilege = "42501";

type Preparation = {
  /** A pooler's address of the same database. */
  poolUrl?: string | undefined;
  /** A replica's address. */
  readUrl?: string | undefined;
  waits?: LockWaits | undefined;
  /** Gets a line about the process that this waits for. */
  say?: ((line: string) => void) | undefined;
};

/** Makes roles and schema what this program needs; several processes may do so at once. */
export async function prepareDatabase(
  adminUrl: string,
  { poolUrl, readUrl, waits, say = () => undefined }: Preparation = {},
): Promise<RuntimeUrls> {
  const admin = await requireAdmin(adminUrl);
  try {
    await takeInstallationLock(admin, say);
    const { urls, roles } = await ensureRoles(admin, adminUrl);
    await migrate(admin, { adminUrl, roles, waits });
    await Promise.all([urls.app, urls.relay].map(requireSignIn));
    const withReplica =
      readUrl === undefined ? urls : { ...urls, replica: asRoleOf(urls.app, readUrl) };
    return poolUrl === undefined ? withReplica : await withPool(withReplica, poolUrl);
  } catch (error) {
    if (!hasSqlState(error, [insufficientPrivilege])) throw error;
    throw new StartRefused(
      `The user of DATABASE_URL may not set up the database (${reasonOf(error)}): it must own the database and be allowed to create roles.`,
      { cause: error },
    );
  } finally {
    await admin.end();
  }
}

async function requireAdmin(adminUrl: string): Promise<pg.Client> {
  try {
    return await connectClient(adminUrl, { application_name: "comanda start" });
  } catch (cause) {
    throw new StartRefused(
      `The database at ${placeOf(adminUrl)} cannot be reached: ${reasonOf(cause)}.`,
      { cause },
    );
  }
}

/** The lock is held until the connection ends. */
async function takeInstallationLock(admin: pg.Client, say: (line: string) => void): Promise<void> {
  const { rows } = await admin.query<{ taken: boolean }>(
    "select pg_try_advisory_lock($1) as taken",
    [installationLock],
  );
  if (rows[0]?.taken === true) return;
  const holders = await admin.query<Blocker>(
    `select a.pid, a.usename, a.application_name from pg_stat_activity a join pg_locks l on l.pid = a.pid
     where l.locktype = 'advisory' and l.granted and l.objid = $1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [installationLock],
  );
  const whom = holders.rows.map(backendName).join(" and ") || "another start";
  say(`Waiting for ${whom} of the database, which prepares it.`);
  await admin.query("select pg_advisory_lock($1)", [installationLock]);
}

const whichServer = "select current_database() as name, pg_postmaster_start_time() as since";

/** `address` with the user and the password of `roleUrl`. */
function asRoleOf(roleUrl: string, address: string): string {
  const { username, password } = new URL(roleUrl);
  return Object.assign(new URL(address), { username, password }).href;
}

/** Adds the pooler's address, which must lead to the same database. */
async function withPool(urls: RuntimeUrls, poolUrl: string): Promise<RuntimeUrls> {
  const pooled = asRoleOf(urls.app, poolUrl);
  const [direct, behind] = await Promise.all([
    askOnce(urls.app, whichServer),
    askOnce(pooled, whichServer).catch((cause: unknown) => {
      throw new StartRefused(
        `The role ${new URL(pooled).username} cannot sign in through POOL_URL (${reasonOf(cause)}): the pooler must be there, know the role's password and let it in.`,
        { cause },
      );
    }),
  ]);
  if (direct !== behind)
    throw new StartRefused("POOL_URL leads to another database than DATABASE_URL.");
  return { ...urls, pooled };
}

async function askOnce(url: string, text: string): Promise<string> {
  const client = await connectClient(url);
  try {
    return JSON.stringify((await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

/** Checks a role: an administrator may get in by other means, as a password of the environment or a rule for them. */
async function requireSignIn(url: string): Promise<void> {
  try {
    await (await connectClient(url)).end();
  } catch (cause) {
    throw new StartRefused(
      `The role ${new URL(url).username}, which the program made, cannot sign in (${reasonOf(cause)}): DATABASE_URL must hold the password, and the server must let that role in.`,
      { cause },
    );
  }
}

/** With 20 on two cores, 50 guests at once placed 4 to 8 % fewer orders a second: more wait for one another. */
const usualPoolSize = 10;

/**
 * Unused connections stay open. A new one costs the database tens of milliseconds of processor time (a process, a
 * password check, all plans anew), and after a quiet minute many would be opened at once.
 */
const idleTimeoutMillis = 10 * 60_000;
/** Something between the program and the database may forget a silent connection. */
const keepAliveInitialDelayMillis = 10_000;

/** Shorter timeouts for the replica: the primary can answer instead. */
const replicaPatienceMs = { connection: 1_000, silence: 3_000 };

type OnIdleError = ((error: Error) => void) | undefined;

/** Pools of connections under the role `app`. `onIdleError` hears of connections that break while unused. */
export function openDatabase(
  urls: RuntimeUrls,
  options: {
    poolSize?: number;
    /** A connection that owes an answer for this long is cut; a living server ends any statement sooner. */
    silenceMs?: number;
    onIdleError?: OnIdleError;
    onReplicaChange?: OnReplicaChange;
  } = {},
): Database {
  const { silenceMs = 20_000, poolSize = usualPoolSize, onIdleError } = options;
  const pool = openPool(urls.pooled ?? urls.app, { max: poolSize, onIdleError });
  const ways = pipelinedPool(pool, { silenceMs });
  const newestKnown = listMigrations().at(-1)?.version ?? 0;
  const replica =
    urls.replica === undefined
      ? undefined
      : openReplica(urls.replica, { ...options, poolSize, primaryUrl: urls.app });
  return {
    ...ways,
    ...(replica && { replica }),
    relayUrl: urls.relay,
    directUrl: urls.app,
    async isReady() {
      const { rows } = await sql<{ version: number | null }>`
        select max(version) as version from schema_migrations
      `.execute(ways.kysely);
      return (rows[0]?.version ?? -1) >= newestKnown;
    },
    poolCounts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await replica?.close();
      if (!pool.ending) await pool.end();
    },
  };
}

function openReplica(
  replicaUrl: string,
  options: {
    poolSize: number;
    primaryUrl: string;
    onIdleError?: OnIdleError;
    onReplicaChange?: OnReplicaChange;
  },
): ReadReplica {
  const { poolSize, primaryUrl, onIdleError, onReplicaChange } = options;
  const { connection, silence } = replicaPatienceMs;
  const pool = openPool(replicaUrl, {
    max: poolSize,
    onIdleError,
    connectionTimeoutMillis: connection,
  });
  const access = pipelinedPool(pool, { silenceMs: silence });
  return watchReplica({ access, pool, primaryUrl, replicaUrl, onChange: onReplicaChange });
}

function openPool(
  connectionString: string,
  {
    max,
    onIdleError,
    connectionTimeoutMillis = 5_000,
  }: { max: number; onIdleError: OnIdleError; connectionTimeoutMillis?: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    pipeline: true,
    connectionTimeoutMillis,
    idleTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    application_name: "comanda",
  });
  // Without a listener, a connection that the server ends would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) onIdleError?.(error);
  });
  pool.on("connect", (client) => {
    // The same goes for one that is in use; its query fails as well, and the caller hears of it that way.
    client.on("error", () => undefined);
  });
  return pool;
}

function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port ? `:${port}` : ""}${pathname}`;
  } catch {
    return "DATABASE_URL";
  }
}

/** An error in one line, for an operator. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
