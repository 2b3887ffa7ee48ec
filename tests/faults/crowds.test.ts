import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { allowedMs, p95 } from "./machine.ts";
import { newDatabase } from "./new-database.ts";
import { newOrder, type Shop } from "./order-load.ts";
import { newFolder, startServer, type ServerProcess } from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";

const seconds = Number(process.env["FAULT_CROWD_SECONDS"] ?? 3);
/** Calls a second of an account on an ordinary evening: a menu, an order, a menu, and so on. */
const callsASecond = 6;
const floodConnections = 20;
const rounds = 3;

type Answer = { status: number; ms: number; retryAfter: number };

async function call(
  server: ServerProcess,
  { shop, n, token }: { shop: Shop; n: number; token?: string },
): Promise<Answer> {
  const startedAt = performance.now();
  const headers = {
    domain: shop.host,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const { body, key } = newOrder(shop, n);
  const response = await (n % 2 === 0
    ? fetch(`${server.origin}/v2.0/content/menu`, { headers })
    : fetch(`${server.origin}/v2.0/order`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "idempotency-key": key },
        body,
      }));
  await response.text();
  return {
    status: response.status,
    ms: performance.now() - startedAt,
    retryAfter: Number(response.headers.get("retry-after")),
  };
}

/** Calls at a steady pace without waiting for answers, like people who do not know of each other. */
async function callSteadily(
  server: ServerProcess,
  { shop, rate, until }: { shop: Shop; rate: number; until: number },
): Promise<Answer[]> {
  const calls: Promise<Answer>[] = [];
  for (let n = 0; performance.now() < until; n += 1) {
    calls.push(call(server, { shop, n }));
    await sleep(1_000 / rate);
  }
  return Promise.all(calls);
}

/** Twice as long, and at least 50 ms, which nobody notices. */
const atMost = (quiet: number) => allowedMs(Math.max(2 * quiet, 50));

/** The p95 of the others' waits, quiet and while `makeBusy` runs. All of their calls must succeed. */
async function compare(
  server: ServerProcess,
  { others, makeBusy }: { others: Shop; makeBusy: (until: number) => Promise<unknown> },
): Promise<{ quiet: number; busy: number }> {
  const round = async (busy?: (until: number) => Promise<unknown>) => {
    const until = performance.now() + seconds * 1_000;
    const [answers] = await Promise.all([
      callSteadily(server, { shop: others, rate: callsASecond, until }),
      busy?.(until),
    ]);
    for (const { status } of answers) expect([200, 201]).toContain(status);
    return p95(answers.map(({ ms }) => ms));
  };
  await call(server, { shop: others, n: 0 });
  await call(server, { shop: others, n: 1 });
  for (let again = 1; ; again += 1) {
    const waiting = { quiet: await round(), busy: await round(makeBusy) };
    // Other work of the machine can only make it worse; the server's own faults show every time.
    if (waiting.busy < atMost(waiting.quiet) || again === rounds) return waiting;
  }
}

async function open(labels: string[]): Promise<{ server: ServerProcess; shops: Shop[] }> {
  const place = { ...openToMany, DATA_DIR: await newFolder(), DATABASE_URL: await newDatabase() };
  const server = await startServer(place);
  const shops: Shop[] = [];
  for (const label of labels) shops.push(await openShop(server, { place, label }));
  return { server, shops };
}

const patience = { timeout: 240_000 + seconds * 10_000 };

describe("others' waiting at most doubles", () => {
  it("threat 9: while an account has ten times its load", patience, async () => {
    const { server, shops } = await open(["quiet", "noisy"]);
    const [others, noisy] = shops;
    if (!others || !noisy) throw new Error("There are no shops");
    let noise: Answer[] = [];
    const waiting = await compare(server, {
      others,
      async makeBusy(until) {
        noise = await callSteadily(server, { shop: noisy, rate: 10 * callsASecond, until });
      },
    });
    const done = noise.filter(({ status }) => status < 300);
    expect(done.length).toBeGreaterThan(callsASecond * seconds);
    console.log(
      `an account at ${10 * callsASecond} calls/s (${noise.length} calls): p95 of another at ${callsASecond}/s ${waiting.quiet.toFixed(1)} ms before, ${waiting.busy.toFixed(1)} ms meanwhile`,
    );
    expect(waiting.busy).toBeLessThan(atMost(waiting.quiet));
  });

  it(
    "threat 33: while one guest floods their account with orders, who is told to come back",
    patience,
    async () => {
      const { server, shops } = await open(["flooded"]);
      const [shop] = shops;
      if (!shop) throw new Error("There is no shop");
      const first = await fetch(`${server.origin}/v2.0/order`, {
        method: "POST",
        headers: {
          domain: shop.host,
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
        },
        body: newOrder(shop, 1).body,
      });
      const token = first.headers.get("token") ?? "";
      const startedAt = performance.now();
      const flood: Answer[] = [];
      const waiting = await compare(server, {
        others: shop,
        async makeBusy(until) {
          await Promise.all(
            Array.from({ length: floodConnections }, async () => {
              while (performance.now() < until)
                flood.push(await call(server, { shop, n: 1, token }));
            }),
          );
        },
      });
      const taken = flood.filter(({ status }) => status === 201).length;
      console.log(
        `a flood of ${flood.length} orders by one guest: ${taken} taken, p95 of the others ${waiting.quiet.toFixed(1)} ms before, ${waiting.busy.toFixed(1)} ms meanwhile`,
      );
      const minutes = 1 + Math.floor((performance.now() - startedAt) / 60_000);
      expect(taken).toBeLessThanOrEqual(5 * minutes);
      expect(flood.length).toBeGreaterThan(taken);
      for (const refused of flood.filter(({ status }) => status !== 201))
        expect([refused.status, refused.retryAfter > 0]).toEqual([429, true]);
      expect(waiting.busy).toBeLessThan(atMost(waiting.quiet));
    },
  );
});
