import pg from "pg";
import type { DatabaseAccess } from "./pipelined-pool.ts";

/** A streaming replica for reads whose answer may be up to `maxLagMs` old. */
export type ReadReplica = Pick<DatabaseAccess, "connect"> & {
  /** Whether it has all commits to the account that this process knows of, and all that anybody made 2 s ago. */
  isFreshFor(accountId: string): boolean;
  /** Notes a commit to the account, here or in a process that told of it. */
  noteChange(accountId: string): void;
  /** This process hears of changes from now on: anything may have been committed before. */
  noteListening(): void;
  /** Stops using it after a failed connection, until it is next seen to keep up. */
  distrust(): void;
  close(): Promise<void>;
};

/** Is told whether the replica is used, and why it is not. */
export type OnReplicaChange = (change: { isUsed: boolean; reason?: unknown }) => void;

const maxLagMs = 2_000;
/** Several times within the allowed lag: a busy primary is always a little ahead of the position just asked for. */
const checkEveryMs = 500;

/** A position in the log as a number of bytes, and the identity of the database that has the log. */
const ofDatabase =
  "current_database() || ' ' || (select system_identifier from pg_control_system()) as identity";
const primaryPosition = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position, ${ofDatabase}`;
const replicaPosition = `
  select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position, ${ofDatabase}
  where pg_is_in_recovery()`;

type LogPosition = { position: number; identity: string };

/**
 * Watches how far the replica has come, by log positions and not by clocks. `asOf` is the last time at which the
 * primary was asked for a position that the replica has replayed since. The replica has all that was committed before.
 */
export function watchReplica({
  access,
  pool,
  primaryUrl,
  replicaUrl,
  onChange = () => undefined,
}: {
  access: Pick<DatabaseAccess, "connect">;
  pool: Pick<pg.Pool, "end">;
  /** Past a pooler: a question must not wait behind requests. */
  primaryUrl: string;
  replicaUrl: string;
  onChange?: OnReplicaChange | undefined;
}): ReadReplica {
  const primary = askingAlone(primaryUrl);
  const replica = askingAlone(replicaUrl);
  let listeningSince = performance.now();
  const changedAt = new Map<string, number>();
  let seen: { askedAt: number; position: number }[] = [];
  let asOf = -Infinity;
  let wasUsed: boolean | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout;

  const isFresh = () => asOf >= performance.now() - maxLagMs;

  async function check(): Promise<void> {
    const askedAt = performance.now();
    const { position, identity } = await positionOf(primary, primaryPosition);
    seen = [...seen.filter((one) => one.askedAt > askedAt - maxLagMs), { askedAt, position }];
    const replayed = await positionOf(replica, replicaPosition);
    if (replayed.identity !== identity)
      throw new Error("READ_URL leads to another database than DATABASE_URL");
    asOf = seen.findLast((one) => one.position <= replayed.position)?.askedAt ?? asOf;
  }

  function tell(reason: unknown): void {
    const isUsed = isFresh();
    if (isUsed !== wasUsed) onChange(isUsed ? { isUsed } : { isUsed, reason });
    wasUsed = isUsed;
  }

  async function keepChecking(): Promise<void> {
    const reason = await check().then(
      () => new Error(`The replica is more than ${maxLagMs} ms behind`),
      (error: unknown) => error,
    );
    if (isClosed) return;
    tell(reason);
    timer = setTimeout(() => void keepChecking(), checkEveryMs).unref();
  }
  void keepChecking();

  return {
    connect: access.connect,
    isFreshFor: (accountId) =>
      isFresh() && asOf >= Math.max(listeningSince, changedAt.get(accountId) ?? 0),
    noteChange(accountId) {
      const now = performance.now();
      // The newest change stands last in the map. Changes that are older than any usable answer are forgotten.
      changedAt.delete(accountId);
      changedAt.set(accountId, now);
      for (const [oldest, at] of changedAt) {
        if (at >= now - maxLagMs) break;
        changedAt.delete(oldest);
      }
    },
    noteListening() {
      listeningSince = performance.now();
    },
    distrust() {
      asOf = -Infinity;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([primary.end(), replica.end(), pool.end()]);
    },
  };
}

/** One connection beside the pool of requests. */
function askingAlone(url: string): pg.Pool {
  const alone = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
    application_name: "comanda replica",
  });
  // The next question notices it.
  alone.on("error", () => undefined);
  return alone;
}

async function positionOf(pool: pg.Pool, text: string): Promise<LogPosition> {
  const { rows } = await pool.query<LogPosition>(text);
  if (!rows[0]) throw new Error("READ_URL does not lead to a replica");
  return rows[0];
}
