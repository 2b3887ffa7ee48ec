import { appendFileSync } from "node:fs";
import pg from "pg";
import { Flight, type Statement } from "../../src/server/db/flight.ts";
import { written, type Recorded } from "./recording.ts";

// Loaded before the program: writes the statements of each order that it places to the file RECORDINGS, a line each.

const file = process.env["RECORDINGS"] ?? "";
const send = pg.Client.prototype.query;
type Transaction = { statements: Recorded[]; underWay: number };
const transactions = new WeakMap<object, Transaction>();

// The driver's method takes many forms; transactions use the one that is given statements.
pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  const [sent] = given;
  if (sent instanceof Flight) for (const statement of sent.statements) record(this, statement);
  else if (sent instanceof pg.Query) record(this, sent as Statement);
  return Reflect.apply(send, this, given) as unknown;
} as typeof send;

function record(client: pg.Client, sent: Statement): void {
  const { text, name, values, callback } = sent;
  if (/^(?:begin|start transaction)/.test(text))
    transactions.set(client, { statements: [], underWay: 0 });
  const transaction = transactions.get(client);
  if (!transaction) return;
  const statement: Recorded = {
    text,
    ...(name === undefined ? {} : { name }),
    values: values.map(written),
    piped: transaction.underWay > 0,
    row: [],
  };
  transaction.statements.push(statement);
  transaction.underWay += 1;
  sent.callback = (error, result) => {
    transaction.underWay -= 1;
    statement.row = Object.values(firstRow(result)).map(written);
    if (text === "commit" && transaction.statements.some((one) => one.text.includes("order_lines")))
      appendFileSync(file, `${JSON.stringify(transaction.statements)}\n`);
    callback(error, result);
  };
}

function firstRow(result: pg.QueryResult<Record<string, unknown>> | undefined) {
  return result?.rows[0] ?? {};
}
