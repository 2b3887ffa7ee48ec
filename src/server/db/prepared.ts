import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type Dialect,
  type QueryExecutorProvider,
  type RawBuilder,
} from "kysely";
import type { Ask } from "./ask.ts";
import type { DatabaseTables } from "./tables.ts";

/** A transaction, or the database itself for what belongs to no account. */
type Open = { readonly ask: Ask };

/** How a statement is sent, known by its text. */
type Statement = {
  /** The name under which PostgreSQL keeps the planned statement on each connection. */
  name: string;
  /** Nobody waits for its answer: see `beginTransaction`. */
  unanswered: boolean;
  /** The transaction's last query: its end goes out with it. */
  last: boolean;
};

const statements = new Map<string, Statement>();

export function preparedStatement(text: string): Statement | undefined {
  return statements.get(text);
}

/** Makes PostgreSQL keep a statement without values under its own text. */
export function preparedText(text: string): string {
  statements.set(text, { name: text, unanswered: false, last: false });
  return text;
}

/** More texts than this program has: a text that differs from call to call is a mistake, and is not kept. */
const mostStatements = 400;

/** Makes PostgreSQL keep a statement that is built at each call. Its text must not depend on the values. */
export function keptText(text: string): string {
  if (!statements.has(text) && statements.size < mostStatements)
    statements.set(text, { name: `kept-${statements.size}`, unanswered: false, last: false });
  return text;
}

/** A placeholder in the built query for a value of each call. */
type Placeholder = { readonly placeholder: string };

/** PostgreSQL's SQL, without any way to a server. */
export const silentDialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Builds queries and runs none. */
const builder = new Kysely<DatabaseTables>({ dialect: silentDialect });

type Build<Values, Row> = (
  db: Kysely<DatabaseTables>,
  given: { [Name in keyof Values]: Values[Name] },
) => { compile(provider: QueryExecutorProvider): CompiledQuery<Row> };

/**
 * Prepares a query of a busy path: it is built once for all calls, and PostgreSQL reads and plans it once a connection.
 * Every value of a call must be used as a value, and the query's text must not depend on it.
 */
export function prepared<Values extends Record<string, unknown>>(): <Row>(
  name: string,
  build: Build<Values, Row>,
) => (tx: Open, values: Values) => Promise<Row[]> {
  return (name, build) => {
    const run = statementOf(name, build, { unanswered: false, last: false });
    return async (tx, values) => (await run(tx, values)).rows;
  };
}

/** The same for a transaction's last query: the commit goes out with it, and saves a round trip. */
export function preparedLast<Values extends Record<string, unknown>>(): <Row>(
  name: string,
  build: Build<Values, Row>,
) => (tx: Open, values: Values) => Promise<Row[]> {
  return (name, build) => {
    const run = statementOf(name, build, { unanswered: false, last: true });
    return async (tx, values) => (await run(tx, values)).rows;
  };
}

/**
 * A prepared write whose answer nobody waits for. It is on its way when this resolves. If it fails, so does the next
 * call of the transaction that waits for an answer, at the latest its commit.
 */
export function preparedDeferred<Values extends Record<string, unknown>>(): <Row>(
  name: string,
  build: Build<Values, Row>,
) => (tx: Open, values: Values) => Promise<void> {
  return (name, build) => {
    const run = statementOf(name, build, { unanswered: true, last: false });
    return async (tx, values) => void (await run(tx, values));
  };
}

/**
 * Any of these ids, for a prepared query. With a plain array PostgreSQL would plan anew at every call: few elements make
 * it expect a better plan than the cached one. For the array of a subquery it always expects ten.
 */
export const anyOfIds = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any((select ${ids}::uuid[])::uuid[])`;

function statementOf<Values extends Record<string, unknown>, Row>(
  name: string,
  build: Build<Values, Row>,
  { unanswered, last }: Omit<Statement, "name">,
): (tx: Open, values: Values) => Promise<{ rows: Row[] }> {
  const given = new Proxy<Record<string, Placeholder>>(
    {},
    { get: (_, placeholder) => ({ placeholder: String(placeholder) }) },
  );
  // The builder takes a placeholder for a value of the type that will stand there.
  const compiled = build(builder, given as unknown as Values).compile(builder);
  const other = statements.get(compiled.sql);
  // The text alone says how a statement is sent: whether its answer is waited for, and whether it ends the transaction.
  if (other) throw new Error(`The statements ${other.name} and ${name} are the same text`);
  statements.set(compiled.sql, { name, unanswered, last });
  const sources = compiled.parameters.map((parameter) =>
    isPlaceholder(parameter) ? { name: parameter.placeholder } : { constant: parameter },
  );
  // The built query's type says which rows it yields.
  return (tx, values) =>
    tx.ask(
      compiled.sql,
      sources.map((source) => ("name" in source ? values[source.name] : source.constant)),
    ) as Promise<{ rows: Row[] }>;
}

function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === "object" && value !== null && "placeholder" in value;
}
