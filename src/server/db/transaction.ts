import {
  DefaultQueryExecutor,
  Transaction,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import type { QueryAnswer, Ask } from "./ask.ts";
import { preparedStatement, preparedText, silentDialect } from "./prepared.ts";
import type { Connection } from "./pipelined-pool.ts";
import type { DatabaseTables } from "./tables.ts";

/** A transaction on a connection that nobody else uses until it is over. */
export type OpenTransaction = {
  readonly ask: Ask;
  /** Queries that are built at each call. */
  readonly db: Transaction<DatabaseTables>;
  /** Rejects with the first failure when nothing is kept. A read's commit is sent and not awaited. */
  commit(): Promise<void>;
  /** Rejects when the connection is unusable. */
  rollback(): Promise<void>;
};

const openings = {
  read: preparedText("start transaction read only"),
  write: preparedText("start transaction read write"),
};
const ends = { commit: preparedText("commit"), rollback: preparedText("rollback") };

/**
 * Saves round trips. BEGIN and its setting are sent with the first query, deferred writes with the next query, COMMIT
 * with the query marked as last. After a failure, all later queries and the commit fail with the same error.
 */
export function beginTransaction(
  { send }: Connection,
  { mode, setting }: { mode: "read" | "write"; setting: string },
): OpenTransaction {
  /** Nothing may be asked any more. */
  let isOver = false;
  /** The server has confirmed the end. */
  let hasEnded = false;
  let failure: { error: unknown } | undefined;
  /** The commit that went out with the last query. */
  let ending: Promise<QueryAnswer> | undefined;

  function sendWatched(text: string, values: readonly unknown[] = []): Promise<QueryAnswer> {
    const answer = send(text, values, (error) => (failure ??= { error }));
    // A caller who does not wait for the answer gets the failure from a later one.
    answer.catch(() => undefined);
    return answer;
  }

  const ask: Ask = async (text, values) => {
    // A query that comes too late would run in somebody else's transaction.
    if (isOver) throw new Error("The transaction is over");
    if (ending) throw new Error("The transaction's last query was sent already");
    const statement = preparedStatement(text);
    const answer = sendWatched(text, values);
    if (statement?.unanswered) return nothing;
    if (statement?.last) ending = sendWatched(ends.commit);
    const result = await answer.catch(() => nothing);
    if (!failure) return result;
    // Makes the stack name the place that asked, not the one where the answer was read.
    if (failure.error instanceof Error) Error.captureStackTrace(failure.error, ask);
    throw failure.error;
  };

  async function commit(): Promise<void> {
    isOver = true;
    ending ??= sendWatched(ends.commit);
    // Nothing of a read is kept: its end leaves with what comes next on the connection, and nobody waits for it.
    if (mode === "read" && !failure) return;
    const ended = await ending.catch(() => undefined);
    hasEnded = ended !== undefined;
    if (failure) throw failure.error;
    // PostgreSQL answers this when it could not commit.
    if (ended?.command === "ROLLBACK") throw new Error("The transaction was rolled back");
  }

  async function rollback(): Promise<void> {
    isOver = true;
    // A commit that failed may have left the transaction open.
    hasEnded ||= (await ending?.catch(() => undefined)) !== undefined;
    if (!hasEnded) await sendWatched(ends.rollback);
  }

  void sendWatched(openings[mode]);
  void sendWatched(setting);
  return new Begun(ask, commit, rollback);
}

/**
 * A class and no object literal with a getter: V8 makes a hidden class for each such literal, and that keeps the rows
 * that were read until a full garbage collection.
 */
class Begun implements OpenTransaction {
  readonly ask: Ask;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
  #db: Transaction<DatabaseTables> | undefined;

  constructor(ask: Ask, commit: () => Promise<void>, rollback: () => Promise<void>) {
    this.ask = ask;
    this.commit = commit;
    this.rollback = rollback;
  }

  get db(): Transaction<DatabaseTables> {
    return (this.#db ??= queriesBy(this.ask));
  }
}

const nothing: QueryAnswer = { command: "SELECT", rowCount: 0, rows: [] };

/** Queries that are built at each call, and asked in this way. */
export function queriesBy(ask: Ask): Transaction<DatabaseTables> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowCount } = await ask(sql, parameters);
      // The builder of the query knows the type of its rows.
      return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error("Rows do not come one by one here");
    },
  };
  const executor = new DefaultQueryExecutor(
    silentDialect.createQueryCompiler(),
    silentDialect.createAdapter(),
    { provideConnection: (use) => use(connection) },
  );
  return new Transaction<DatabaseTables>({
    config: { dialect: silentDialect },
    dialect: silentDialect,
    driver: silentDialect.createDriver(),
    executor,
  });
}
