import pg, { type Connection, type QueryResult } from "pg";

/** What the driver's client and connection call of a query, which the driver's types do not say. */
type Inside = {
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
};

/** A query as the driver sends it. */
export type Statement = pg.Query &
  Inside & {
    text: string;
    name?: string | undefined;
    values: unknown[];
    /** Hears the answer, or why there is none. */
    callback: (error: Error | null, result: QueryResult) => void;
  };

export function newStatement({
  text,
  name,
  values,
  callback,
}: Pick<Statement, "text" | "name" | "values" | "callback">): Statement {
  // Its types know a callback that is given an error or undefined; the driver gives null.
  const statement = new pg.Query(text, values, callback as never) as Statement;
  // Given as an object with the rest, all of it would be copied once more.
  if (name !== undefined) statement.name = name;
  return statement;
}

/**
 * To the driver's types `submit` is a property. As one, with a function of each object's own, it would keep the object,
 * its statements and their rows until the whole memory is looked through.
 */
const DriverQuery = pg.Query as unknown as new (text: string) => Omit<pg.Query, "submit">;

/**
 * Statements that are one query to the driver. Alone each ends with a Sync, at which PostgreSQL sends what it has to
 * answer; with one for all, their answers are one piece as well. What comes after one that fails is passed over by
 * PostgreSQL, and fails with it.
 *
 * Each must be unnamed, or prepared on this connection before: the driver notes names as prepared by the query that it
 * takes this for.
 */
export class Flight extends DriverQuery implements Omit<Inside, "prepare"> {
  readonly statements: readonly Statement[];
  /** Those that are not answered yet, sent or not: a connection may go before anything is sent. */
  readonly #left: Statement[];

  constructor(statements: readonly Statement[]) {
    super("");
    this.statements = statements;
    this.#left = [...statements];
  }

  submit(connection: Connection): void {
    let isRefused = false;
    const withoutSync: Connection = Object.create(connection, {
      sync: { value: () => undefined },
      // Called when a value cannot be written, whose statement hears why; nothing of it has gone out.
      close: { value: () => (isRefused = true) },
    });
    for (const [at, statement] of this.statements.entries()) {
      statement.prepare(withoutSync);
      if (isRefused) {
        const error = new Error("What was to be sent before it could not be");
        const [, ...later] = this.#left.splice(at);
        for (const unsent of later) unsent.handleError(error, connection);
        break;
      }
    }
    connection.sync();
  }

  handleRowDescription(message: unknown): void {
    this.#left[0]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#left[0]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    const statement = this.#left.shift();
    statement?.handleCommandComplete(message, connection);
    statement?.handleReadyForQuery(connection);
  }

  /** PostgreSQL's answer to a statement without any words, in place of a completion. */
  handleEmptyQuery(connection: Connection): void {
    this.#left.shift()?.handleReadyForQuery(connection);
  }

  handleError(error: Error, connection: Connection): void {
    for (const statement of this.#left.splice(0)) statement.handleError(error, connection);
  }

  handleReadyForQuery(): void {
    // Each has heard its own answer.
  }
}

/** The same in as few pieces as can be, in their order. */
export function inFlights(
  statements: readonly Statement[],
  canJoin: (statement: Statement) => boolean,
): (Statement | Flight)[] {
  const pieces: (Statement | Flight)[] = [];
  let joined: Statement[] = [];
  const end = () => {
    const [first] = joined;
    if (first) pieces.push(joined.length > 1 ? new Flight(joined) : first);
    joined = [];
  };
  for (const statement of statements) {
    if (canJoin(statement)) joined.push(statement);
    else {
      end();
      pieces.push(statement);
    }
  }
  end();
  return pieces;
}
