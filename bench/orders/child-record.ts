import { appendFileSync } from "node:fs";
import pg from "pg";
import { written, type Recorded } from "./recording.ts";

// Loaded before the program: writes the statements of each order that it places to the file RECORDINGS, a line each.

const file = process.env["RECORDINGS"] ?? "";
const send = pg.Client.prototype.query;
type Transaction = { statements: Recorded[]; underWay: number };
const transactions = new WeakMap<object, Transaction>();

type Sent = string | { text: string; name?: string; values?: unknown[] };

type Heard = (error: Error | null, result: pg.QueryResult<Record<string, unknown>>) => void;

// The driver's method takes many forms; transactions use the one that is given a function to call with the answer.
pg.Client.prototype.query = function query(this: pg.Client, sent: Sent, heard: unknown) {
  const asked = (...given: unknown[]): unknown => Reflect.apply(send, this, given);
  if (typeof sent === "string" || typeof heard !== "function") return asked(sent, heard);
  const { text, name, values = [] } = sent;
  if (/^(?:begin|start transaction)/.test(text))
    transactions.set(this, { statements: [], underWay: 0 });
  const transaction = transactions.get(this);
  if (!transaction) return asked(sent, heard);
  const statement: Recorded = {
    text,
    ...(name === undefined ? {} : { name }),
    values: values.map(written),
    piped: transaction.underWay > 0,
    row: [],
  };
  transaction.statements.push(statement);
  transaction.underWay += 1;
  return asked(sent, ((error, result) => {
    transaction.underWay -= 1;
    statement.row = Object.values(result?.rows[0] ?? {}).map(written);
    if (text === "commit" && transaction.statements.some((one) => one.text.includes("order_lines")))
      appendFileSync(file, `${JSON.stringify(transaction.statements)}\n`);
    heard(error, result);
  }) satisfies Heard);
} as typeof send;
