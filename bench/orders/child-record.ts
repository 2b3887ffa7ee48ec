import { appendFileSync } from "node:fs";
import pg from "pg";
import { written, type Recorded } from "./recording.ts";

// Loaded before the program: writes the statements of each order that it places to the file RECORDINGS, a line each.

const file = process.env["RECORDINGS"] ?? "";
const send = pg.Client.prototype.query;
type Transaction = { statements: Recorded[]; underWay: number };
const transactions = new WeakMap<object, Transaction>();

type Sent = { text: string; name?: string; values?: unknown[] };

// The driver's method takes many forms; the program uses the two that give a promise.
pg.Client.prototype.query = function query(
  this: pg.Client,
  sent: string | Sent,
  values?: unknown[],
) {
  const { text, name, values: given }: Sent = typeof sent === "string" ? { text: sent } : sent;
  if (/^(?:begin|start transaction)/.test(text))
    transactions.set(this, { statements: [], underWay: 0 });
  const transaction = transactions.get(this);
  const answer: unknown = Reflect.apply(send, this, values === undefined ? [sent] : [sent, values]);
  if (!transaction || !(answer instanceof Promise)) return answer;
  const statement: Recorded = {
    text,
    ...(name === undefined ? {} : { name }),
    values: (values ?? given ?? []).map(written),
    piped: transaction.underWay > 0,
    row: [],
  };
  transaction.statements.push(statement);
  transaction.underWay += 1;
  return answer.then((result: pg.QueryResult<Record<string, unknown>>) => {
    transaction.underWay -= 1;
    statement.row = Object.values(result.rows[0] ?? {}).map(written);
    if (text === "commit" && transaction.statements.some((one) => one.text.includes("order_lines")))
      appendFileSync(file, `${JSON.stringify(transaction.statements)}\n`);
    return result;
  });
} as typeof send;
