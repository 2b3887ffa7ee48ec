import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import pg from "pg";
import type { Recorded } from "./recording.ts";
import { statementsOf, type Statement } from "./replay.ts";

// The floor: one program that sends the SQL of orders and does nothing else. RECORDINGS names a file with two recorded
// orders of each guest. GET /run?connections=&ms= places orders for that time and answers with their number.

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({
  connectionString: process.env["FLOOR_DATABASE_URL"],
  max: Number(process.env["POOL_SIZE"]),
});

const orders = readFileSync(process.env["RECORDINGS"] ?? "", "utf8")
  .trim()
  .split("\n")
  // Written by the recorder.
  .map((line) => JSON.parse(line) as Recorded[]);
const guests: Statement[][] = [];
for (let at = 0; at + 1 < orders.length; at += 2)
  guests.push(statementsOf(orders[at] ?? [], orders[at + 1] ?? []));

async function place(statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  const order = { made: new Map<string, unknown>(), rows: Array<unknown[]>() };
  try {
    const sent: Promise<void>[] = [];
    for (const [at, { text, name, piped, values }] of statements.entries()) {
      if (!piped) await Promise.all(sent.splice(0));
      const query = { text, values: values(order), ...(name === undefined ? {} : { name }) };
      const answer = client
        .query<Record<string, unknown>>(query)
        .then(({ rows }) => void (order.rows[at] = Object.values(rows[0] ?? {})));
      answer.catch(() => undefined);
      sent.push(answer);
    }
    await Promise.all(sent);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function run(connections: number, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let placed = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      const statements = guests[at % guests.length] ?? [];
      while (performance.now() < end) {
        await place(statements);
        placed += 1;
      }
    }),
  );
  return placed;
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://floor");
  if (pathname !== "/run") return void response.end("ready");
  const asked = (name: string) => Number(searchParams.get(name));
  run(asked("connections"), asked("ms")).then(
    (placed) => response.end(String(placed)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env["PORT"]), "127.0.0.1");
