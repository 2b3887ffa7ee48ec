import pg from "pg";
import type { DriverClient, DriverPool, OnAnswer } from "./pipelined-pool.ts";

// PostgreSQL sends what it has after every Sync, and the driver asks for one after each statement: two system calls and
// a waking of the other side for each. Here what is sent before the program waits goes out with one Sync at its end.

type Asked = { text: string; values: unknown[]; name?: string | undefined; onAnswer: OnAnswer };
type Statement = Asked & { result: Result };
type Fields = pg.FieldDef[];

/** The driver's own, of which its types leave out the most. */
type Result = pg.ResultBuilder & {
  addFields(fields: Fields): void;
  parseRow(row: unknown[]): object;
  addCommandComplete(message: { text: string }): void;
};

/** What the connection's server knows of named statements, and what is known of their answers. */
type Known = {
  /** By name. A server that has parsed a statement answers with the same fields, or by an error. */
  fields: Map<string, Fields>;
  parsed: Set<string>;
  /** The server may have parsed them or not: something before them failed. */
  unsure: Set<string>;
};

/** The parts of the driver's connection that its types leave out. */
type Wire = {
  parse(of: { text: string; name: string }): void;
  bind(of: { statement: string; values: unknown[] }): void;
  describe(of: { type: "P"; name: string }): void;
  execute(of: { portal: string }): void;
  close(of: { type: "S"; name: string }): void;
  sync(): void;
};

// The driver gives them away, and has no types of them.
const { Result, utils } = pg as unknown as {
  Result: new () => Result;
  utils: { prepareValue(value: unknown): unknown };
};

/**
 * Sends the statements of one moment as one, and answers each when the server is done with all. After a failure the
 * server passes over the rest, whose failure it is as well; so a batch ends with its transaction at the latest.
 */
export class Batch extends pg.Query {
  readonly #statements: readonly Statement[];
  readonly #known: Known;
  #at = 0;
  #unreadable: Error | undefined;

  constructor(asked: readonly Asked[], known: Known) {
    super({ text: "batch" });
    this.#statements = asked.map((one) => Object.assign(one, { result: new Result() }));
    this.#known = known;
  }

  get texts(): string[] {
    return this.#statements.map(({ text }) => text);
  }

  override submit = (connection: pg.Connection): void => {
    const wire = connection as unknown as Wire;
    const { parsed, unsure, fields } = this.#known;
    for (const { text, values, name = "", result } of this.#statements) {
      const isKnown = parsed.has(name);
      if (!isKnown) {
        if (unsure.delete(name)) wire.close({ type: "S", name });
        wire.parse({ text, name });
        if (name !== "") parsed.add(name);
      }
      wire.bind({ statement: name, values });
      const known = isKnown ? fields.get(name) : undefined;
      if (known === undefined) wire.describe({ type: "P", name: "" });
      else result.addFields(known);
      wire.execute({ portal: "" });
    }
    wire.sync();
  };

  handleRowDescription(message: { fields: Fields }): void {
    const statement = this.#statements[this.#at];
    statement?.result.addFields(message.fields);
    if (statement?.name !== undefined) this.#known.fields.set(statement.name, message.fields);
  }

  handleDataRow(message: { fields: unknown[] }): void {
    const { result } = this.#statements[this.#at] ?? {};
    try {
      result?.addRow(result.parseRow(message.fields));
    } catch (error) {
      this.#unreadable ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(message: { text: string }): void {
    this.#statements[this.#at]?.result.addCommandComplete(message);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleReadyForQuery(): void {
    this.#answer(this.#at, this.#unreadable);
  }

  handleError(error: Error): void {
    const failed = this.#at;
    for (const { name } of this.#statements.slice(failed)) {
      if (name === undefined || this.#known.fields.has(name)) continue;
      this.#known.parsed.delete(name);
      this.#known.unsure.add(name);
    }
    this.#answer(failed, undefined);
    this.#at = this.#statements.length;
    for (const { onAnswer, result } of this.#statements.slice(failed)) onAnswer(error, result);
  }

  #answer(count: number, error: Error | undefined): void {
    for (const { onAnswer, result } of this.#statements.slice(0, count)) onAnswer(error, result);
  }
}

/** A connection whose statements go out together. */
export function batchingClient(client: pg.PoolClient): DriverClient {
  const known: Known = { fields: new Map(), parsed: new Set(), unsure: new Set() };
  let next: Asked[] = [];

  function flush(): void {
    if (next.length === 0) return;
    const batch = new Batch(next, known);
    next = [];
    client.connection.stream.cork();
    client.query(batch);
    client.connection.stream.uncork();
  }

  return {
    connection: client.connection,
    query({ text, values = [], name }, onAnswer) {
      if (next.length === 0) process.nextTick(flush);
      next.push({ text, values: values.map((value) => utils.prepareValue(value)), name, onAnswer });
      if (text === "commit" || text === "rollback") flush();
    },
    release: (destroy) => client.release(destroy),
  };
}

/** The driver's pool with such connections. */
export function batchedPool(pool: { connect(): Promise<pg.PoolClient> }): DriverPool {
  const clients = new WeakMap<pg.PoolClient, DriverClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? batchingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}
