import { appendFileSync } from "node:fs";
import pg from "pg";
import type { OnAnswer } from "../../src/server/db/pipelined-pool.ts";
import { written, type Recorded } from "./recording.ts";

// Loaded before the program: writes the statements of each order that it places to the file RECORDINGS, a line each.

const file = process.env["RECORDINGS"] ?? "";
const send = pg.Client.prototype.query;
type Transaction = { statements: Recorded[]; underWay: number };
const transactions = new WeakMap<object, Transaction>();

// The driver's method has many overloads; transactions pass a statement and a callback.
pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  const [sent, onAnswer] = given;
  if (!isStatement(sent) || typeof onAnswer !== "function")
    return Reflect.apply(send, this, given) as unknown;
  return Reflect.apply(send, this, [sent, recorded(this, sent, onAnswer as OnAnswer)]) as unknown;
} as typeof send;

function isStatement(sent: unknown): sent is pg.QueryConfig {
  return typeof sent === "object" && sent !== null && "text" in sent && "values" in sent;
}

function recorded(client: pg.Client, sent: pg.QueryConfig, onAnswer: OnAnswer): OnAnswer {
  const { text, name, values = [] } = sent;
  if (/^(?:begin|start transaction)/.test(text))
    transactions.set(client, { statements: [], underWay: 0 });
  const transaction = transactions.get(client);
  if (!transaction) return onAnswer;
  const statement: Recorded = {
    text,
    ...(name === undefined ? {} : { name }),
    values: values.map(written),
    piped: transaction.underWay > 0,
    row: [],
  };
  transaction.statements.push(statement);
  transaction.underWay += 1;
  return (error, result) => {
    transaction.underWay -= 1;
    statement.row = Object.values(firstRow(result)).map(written);
    if (text === "commit" && transaction.statements.some((one) => one.text.includes("order_lines")))
      appendFileSync(file, `${JSON.stringify(transaction.statements)}\n`);
    onAnswer(error, result);
  };
}

function firstRow(result: pg.QueryResult<Record<string, unknown>> | undefined) {
  return result?.rows[0] ?? {};
}
