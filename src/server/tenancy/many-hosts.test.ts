import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import { loadWeb } from "../pages/renderer.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { newAccount } from "../testing/new-account.ts";
import { rawCall, type RawCall } from "../testing/raw-call.ts";
import { noRelay, startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";

let own: FreshDatabase;
let testApp: TestApp;
beforeAll(async () => {
  own = await freshDatabase();
  testApp = await startApp({
    urls: await prepareDatabase(own.adminUrl),
    web: await loadWeb(),
    events: noRelay,
    poolSize: 10,
    shareLimits: { perAccount: 4, perCaller: 2, waitingPerCaller: 30, timeoutMs: 20_000 },
  });
});
afterAll(async () => {
  await testApp.close();
  await own.drop();
});

/** Locks the tables of hosts and of the schema's version, and runs `run` once somebody waits for them. */
async function whileHostsWait<Result>(
  asked: () => Promise<Result>[],
  run: () => Promise<void>,
): Promise<Result[]> {
  const admin = new pg.Client(own.adminUrl);
  await admin.connect();
  try {
    await admin.query("begin");
    await admin.query("lock table hosts, schema_migrations");
    const asking = Promise.all(asked());
    await vi.waitFor(async () => {
      const { rows } = await admin.query(
        "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
      );
      if (rows.length === 0) throw new Error("Nobody waits");
    }, 20_000);
    await run();
    await admin.query("rollback");
    return await asking;
  } finally {
    await admin.end();
  }
}

const times = <Result>(count: number, make: (n: number) => Result): Result[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe("threat 9: a flood of", () => {
  it.each<[string, (n: number, account: string) => Partial<RawCall> & { status: number }]>([
    ["hosts that are nobody's", (n) => ({ host: `ninguem${n}.${testBaseDomain}`, status: 404 })],
    ["pages at them", (n) => ({ host: `ninguem${n}.example`, url: "/cardapio", status: 404 })],
    [
      "domains that are nobody's",
      (n) => ({ headers: { domain: `ninguem${n}.example` }, status: 404 }),
    ],
    [
      "origins that are nobody's",
      (n, account) => ({
        host: account,
        headers: { origin: `http://ninguem${n}.${testBaseDomain}` },
        status: 200,
      }),
    ],
    ["visits to the bare base domain", () => ({ host: testBaseDomain, url: "/", status: 200 })],
    ["questions whether the site is ready", () => ({ url: "/readyz", status: 200 })],
  ])("%s leaves the accounts their way to the database", async (_, flood) => {
    const { host } = await newAccount(testApp);
    const ask = (call: Partial<RawCall>) =>
      rawCall(testApp, { url: "/v2.0/auth/check", host: testBaseDomain, ...call });
    expect((await ask({ host })).status).toBe(200);
    const calls = times(25, (n) => flood(n, host));
    const answers = await whileHostsWait(
      () => calls.map(({ status: _status, ...call }) => ask(call)),
      async () => expect((await ask({ host })).status).toBe(200),
    );
    expect(answers.map(({ status }) => status)).toEqual(calls.map(({ status }) => status));
  });
});

it("guests who come to an account at once, which nobody had asked for, are one question", async () => {
  const { host } = await newAccount(testApp);
  const answers = await whileHostsWait(
    () => times(50, () => rawCall(testApp, { url: "/v2.0/content/home", host })),
    async () => expect(testApp.database.poolCounts().open).toBeGreaterThan(0),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
