import { sql } from "kysely";
import pg from "pg";
import type { Database } from "../../src/server/db/database.ts";
import {
  sentTogether,
  type DriverClient,
  type DriverPool,
} from "../../src/server/db/sent-together.ts";

/** How a call to the database goes wrong. */
export const failures = {
  "is refused by the database": (client, _) => client.query("select 1 / 0"),

  "is lost on the way there": async (client, run) => {
    client.connection.stream.destroy();
    return run();
  },

  "is lost on the way back": async (client, run) => {
    await run();
    client.connection.stream.destroy();
    throw new Error("Connection terminated unexpectedly");
  },
} satisfies Record<string, Failing>;
type Failing = (
  client: pg.PoolClient,
  run: () => Promise<pg.QueryResult>,
) => Promise<pg.QueryResult>;
export type Failure = keyof typeof failures;

/** A way into the database of which one call can be made to fail. */
export type FailingDatabase = Database & {
  /** From here on calls are counted from 1, and that one fails; without a number none does. */
  failAt(call?: number, failure?: Failure): void;
  /** Since the last `failAt`. */
  callCount(): number;
  /**
   * Resolves when the server has done with whatever reached it over connections that were broken: the commit goes out with
   * the last query, and may be kept after its caller was told that the connection is gone.
   */
  untilLeft(): Promise<void>;
};

/** Every statement of the site, `begin` and `commit` as well, goes through what is made here. */
export function newFailingDatabase(url: string, database: Database): FailingDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 4, pipeline: true });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  let calls = 0;
  let armed: { call: number; failure: Failure } | undefined;
  /** The server's processes behind connections of which a call has failed. */
  let failed: number[] = [];

  function query(client: pg.PoolClient, sent: pg.QueryConfig) {
    calls += 1;
    const run = () => client.query(sent);
    if (calls !== armed?.call) return run();
    if (armed.failure !== "is refused by the database") failed.push(processOf(client));
    return failures[armed.failure](client, run);
  }

  async function answer(
    client: pg.PoolClient,
    sent: pg.QueryConfig,
    done: Parameters<DriverClient["query"]>[1],
  ): Promise<void> {
    try {
      done(null, await query(client, sent));
    } catch (error) {
      const none = { command: "", rowCount: 0, oid: 0, fields: [], rows: [] };
      done(error instanceof Error ? error : new Error(String(error)), none);
    }
  }

  const failing: DriverPool = {
    async connect() {
      const client = await pool.connect();
      return {
        connection: client.connection,
        query: (sent, done) => void answer(client, sent, done),
        release: (destroy) => client.release(destroy),
      };
    },
  };
  const ways = sentTogether(failing);
  return {
    ...database,
    ...ways,
    failAt(call, failure = "is refused by the database") {
      calls = 0;
      armed = call === undefined ? undefined : { call, failure };
    },
    callCount: () => calls,
    async untilLeft() {
      while (failed.length > 0) {
        const rows = await database.kysely
          .selectFrom(sql<{ pid: number }>`pg_stat_activity`.as("process"))
          .select("pid")
          .where("pid", "in", failed)
          .execute();
        failed = rows.map(({ pid }) => pid);
      }
    },
    close: () => pool.end(),
  };
}

function processOf(client: pg.PoolClient): number {
  if ("processID" in client && typeof client.processID === "number") return client.processID;
  throw new Error("The driver does not say which process of the server it talks to");
}
