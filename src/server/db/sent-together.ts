import { Socket } from "node:net";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { PoolClient, QueryConfig, QueryResult } from "pg";
import { preparedStatement } from "./prepared.ts";

type Answer = PostgresQueryResult<unknown>;

/** As much of the driver's pool as is used here. */
export type DriverPool = { connect(): Promise<DriverClient>; end(): Promise<void> };
export type DriverClient = Pick<PoolClient, "connection"> & {
  query(query: QueryConfig, done: (error: Error | null, result: QueryResult) => void): void;
  release(destroy?: boolean): void;
};

/**
 * A pool for kysely whose connections send together what need not wait for one another, so that a transaction takes
 * fewer round trips: its opening goes out with its first query, and a write whose answer nobody needs goes out with what
 * follows it, and its end goes out with what is said to be its last query. Whatever fails makes the next awaited answer
 * fail, or the commit. The pool must be one that pipelines.
 */
export function sentTogether(pool: DriverPool): PostgresPool {
  const connections = new WeakMap<DriverClient, PostgresPoolClient>();
  return {
    options: {},
    async connect() {
      const client = await pool.connect();
      const known = connections.get(client);
      if (known) return known;
      const fresh = connectionOf(client);
      connections.set(client, fresh);
      return fresh;
    },
    end: () => pool.end(),
  };
}

function connectionOf(client: DriverClient): PostgresPoolClient {
  let opening: string | undefined;
  /** What is on its way, and what went wrong with the first of it that did. */
  let underWay: Promise<unknown>[] = [];
  let failure: { error: unknown } | undefined;
  let isHeld = false;
  /** The commit that went out with the transaction's last query. */
  let ending: Promise<Answer> | undefined;

  /**
   * The driver's own promises keep each query and its rows, by a chain through all of them, until the whole memory is
   * looked through: that was most of what an order left behind.
   */
  function send(sent: QueryConfig): Promise<Answer> {
    hold();
    return new Promise((resolve, reject) => {
      client.query(sent, (error, result) => {
        if (error) reject(error);
        // The driver says of the command that it is some text.
        else resolve(result as Answer);
      });
    });
  }

  /** What is sent before the program waits for something leaves as one piece. */
  function hold(): void {
    const { stream } = client.connection;
    if (isHeld || !(stream instanceof Socket)) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  }

  function sendUnanswered(sent: QueryConfig): void {
    underWay.push(send(sent).catch((error: unknown) => void (failure ??= { error })));
  }

  async function settled(): Promise<void> {
    const waiting = underWay;
    underWay = [];
    await Promise.all(waiting);
    const found = failure;
    failure = undefined;
    if (found) throw found.error;
  }

  async function query(text: string, values: readonly unknown[] = []): Promise<Answer> {
    if (text.startsWith("start transaction") || text === "begin") {
      opening = text;
      return nothing("START");
    }
    if (text === "commit" || text === "rollback") {
      if (opening !== undefined) {
        opening = undefined;
        return nothing(text === "commit" ? "COMMIT" : "ROLLBACK");
      }
      // What failed was rolled back by it.
      const ended = ending ?? send({ text });
      ending = undefined;
      ended.catch(() => undefined);
      // Whoever gives up has an error already.
      await settled().catch(async (error: unknown) => {
        await ended;
        if (text === "commit") throw error;
      });
      return ended;
    }
    if (ending !== undefined) throw new Error("The transaction's last query was sent already");
    if (opening !== undefined) {
      sendUnanswered({ text: opening });
      opening = undefined;
    }
    const statement = preparedStatement(text);
    const config = statement
      ? { name: statement.name, text, values: [...values] }
      : { text, values: [...values] };
    if (statement?.unanswered) {
      sendUnanswered(config);
      return nothing("UNANSWERED");
    }
    const answer = send(config);
    answer.catch(() => undefined);
    if (statement?.last) {
      ending = send({ text: "commit" });
      ending.catch(() => undefined);
    }
    try {
      await settled();
      return await answer;
    } catch (error) {
      // Where it was asked, in place of where the answer was read.
      if (error instanceof Error) Error.captureStackTrace(error, query);
      throw error;
    }
  }

  return {
    // Kysely asks for cursors by the same name; none is opened here.
    query: query as PostgresPoolClient["query"],
    release(destroy) {
      opening = undefined;
      ending = undefined;
      client.release(destroy);
    },
  };
}

function nothing(command: string): Answer {
  // Kysely knows some of PostgreSQL's commands; of others it takes the rows alone.
  return { command: command as Answer["command"], rowCount: 0, rows: [] };
}
