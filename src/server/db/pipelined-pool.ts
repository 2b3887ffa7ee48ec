import { Socket } from "node:net";
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { PoolClient, QueryConfig, QueryResult } from "pg";
import type { QueryAnswer, Ask } from "./ask.ts";
import { preparedStatement } from "./prepared.ts";
import type { DatabaseTables } from "./tables.ts";

/** The part of the driver's pool that is used here. */
export type DriverPool = { connect(): Promise<DriverClient> };
export type DriverClient = Pick<PoolClient, "connection"> & {
  query(statement: QueryConfig, onAnswer: OnAnswer): void;
  release(destroy?: boolean): void;
};
export type OnAnswer = (error: Error | null | undefined, result: QueryResult) => void;

/** A connection of the pool, for one caller until it is released. */
export type Connection = {
  /** `onFailure` hears of a failure at once, before the answers to what was sent later. */
  send(
    text: string,
    values: readonly unknown[],
    onFailure?: (error: Error) => void,
  ): Promise<QueryAnswer>;
  release(destroy?: boolean): void;
};

/** The ways to the database over the connections of a pool. */
export type DatabaseAccess = {
  connect(): Promise<Connection>;
  /** Single queries outside of transactions, each over any connection. */
  ask: Ask;
  kysely: Kysely<DatabaseTables>;
};

/**
 * Queries that need not wait for one another's answers leave together over these connections. The pool must pipeline. A
 * connection that owes an answer and says nothing for `silenceMs` is cut.
 */
export function pipelinedPool(
  pool: DriverPool,
  { silenceMs }: { silenceMs: number },
): DatabaseAccess {
  const connections = new WeakMap<DriverClient, Connection>();
  async function connect(): Promise<Connection> {
    const client = await pool.connect();
    const known = connections.get(client);
    if (known) return known;
    const fresh = connectionOf(client, silenceMs);
    connections.set(client, fresh);
    return fresh;
  }
  return {
    connect,
    async ask(text, values = []) {
      const connection = await connect();
      try {
        return await connection.send(text, values);
      } finally {
        connection.release();
      }
    },
    kysely: new Kysely<DatabaseTables>({
      dialect: new PostgresDialect({
        pool: {
          options: {},
          async connect() {
            const { send, release } = await connect();
            const query: Ask = (text, values = []) => send(text, values);
            // Kysely opens cursors by the same name, but this program uses no cursors.
            return { query: query as PostgresPoolClient["query"], release };
          },
          // The maker of the pool ends it.
          end: async () => undefined,
        },
      }),
    }),
  };
}

function connectionOf(client: DriverClient, silenceMs: number): Connection {
  let owed = 0;
  const { stream } = client.connection;

  // The server may go away silently, with its machine or the network.
  if (stream instanceof Socket) stream.setTimeout(silenceMs, () => owed > 0 && stream.destroy());

  return {
    /**
     * Uses callbacks: the driver's own promises are a chain that keeps each query and its rows until a full garbage
     * collection. That was most of what an order left in memory.
     */
    send(text, values, onFailure) {
      const name = preparedStatement(text)?.name;
      // Queries that are sent before the program waits for something leave in one write.
      if (stream.writableCorked === 0) {
        stream.cork();
        process.nextTick(() => stream.uncork());
      }
      owed += 1;
      return new Promise((resolve, reject) => {
        const statement = { text, values: [...values], ...(name === undefined ? {} : { name }) };
        client.query(statement, (error, result) => {
          owed -= 1;
          if (error) {
            onFailure?.(error);
            return reject(error);
          }
          // The driver's type for the command is any text.
          return resolve(result as QueryAnswer);
        });
      });
    },
    release: (destroy) => client.release(destroy),
  };
}
