import { sql } from "kysely";
import pg from "pg";
import type { Database } from "../../src/server/db/database.ts";
import {
  pipelinedPool,
  type DriverClient,
  type DriverPool,
  type OnAnswer,
} from "../../src/server/db/pipelined-pool.ts";

type Statement = pg.QueryConfig & { onAnswer: OnAnswer };

/** Ways in which a statement that is about to be sent can fail. */
export const failures = {
  "is refused by the database"(_, statement) {
    statement.text = "select 1 / 0";
    delete statement.name;
    statement.values = [];
  },

  "is lost on the way there"(client) {
    client.connection.stream.destroy();
  },

  "is lost on the way back"(client, statement) {
    const { onAnswer } = statement;
    statement.onAnswer = (_, result) => {
      client.connection.stream.destroy();
      onAnswer(new Error("Connection terminated unexpectedly"), result);
    };
  },
} satisfies Record<string, (client: pg.PoolClient, statement: Statement) => void>;
export type Failure = keyof typeof failures;

/** Access to the database in which a chosen call fails. */
export type FailingDatabase = Database & {
  /** Counts calls from 1 again, and has that call fail; without a number no call fails. */
  failAt(call?: number, failure?: Failure): void;
  /** The number of calls since the last `failAt`. */
  callCount(): number;
  /**
   * Resolves when PostgreSQL has finished with the broken connections: the commit is sent with the last query, and may
   * succeed after its caller was told that the connection is gone.
   */
  untilLeft(): Promise<void>;
};

/** Every statement of the site, `begin` and `commit` as well, goes through this access. */
export function newFailingDatabase(url: string, database: Database): FailingDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 4, pipeline: true });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  let calls = 0;
  let armed: { call: number; failure: Failure } | undefined;
  /** PostgreSQL's processes behind the connections of failed calls. */
  let failed: number[] = [];

  function count(client: pg.PoolClient, statement: Statement): void {
    calls += 1;
    if (calls !== armed?.call) return;
    if (armed.failure !== "is refused by the database") failed.push(processOf(client));
    failures[armed.failure](client, statement);
  }

  /** A connection always has the same wrapper, as with the driver's own pool. */
  const clients = new WeakMap<pg.PoolClient, DriverClient>();
  const failing: DriverPool = {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? {
        connection: client.connection,
        query(sent, heard) {
          const statement = { ...sent, onAnswer: heard };
          count(client, statement);
          const { onAnswer, ...asked } = statement;
          client.query(asked, onAnswer);
        },
        release: (destroy) => client.release(destroy),
      };
      clients.set(client, known);
      return known;
    },
  };
  const ways = pipelinedPool(failing, { silenceMs: 20_000 });
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
