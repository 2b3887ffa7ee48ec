import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessDayOf, dayAfter } from "../../domain/business-day.ts";
import { openDatabase, prepareDatabase, type Database } from "../db/database.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";
import { createDemoAccounts } from "./create-demo.ts";
import { pizzaria } from "./pizzaria.ts";

let fresh: FreshDatabase;
let testApp: TestApp;
let database: Database;
let owner: Caller;
let tookMs: number;
const today = businessDayOf({ timeZone: "America/Sao_Paulo", dayEnds: [] }, Date.now());
const sixtyDays = { from: dayAfter(today, -60), to: today };

beforeAll(async () => {
  fresh = await freshDatabase();
  const urls = await prepareDatabase(fresh.adminUrl);
  testApp = await startApp({ urls });
  database = openDatabase(urls, { poolSize: 5 });
  const startMs = performance.now();
  await createDemoAccounts(database, { log: () => undefined });
  tookMs = performance.now() - startMs;
  owner = newCaller(testApp, { host: `pizzaria.${testBaseDomain}` });
  const { user, pass } = pizzaria.users.admin;
  await owner.auth.login({ body: { user, pass } });
});
afterAll(async () => {
  await database.close();
  await testApp.close();
  await fresh.drop();
});

describe("the past of the demo", () => {
  it("gives every report something to show", async () => {
    console.log(`The demo accounts took ${Math.round(tookMs)} ms.`);
    for (const by of [
      "day",
      "hour",
      "weekday",
      "service",
      "item",
      "category",
      "method",
      "attendant",
    ] as const) {
      const { rows, totals } = await owner.reports.sales({ query: { ...sixtyDays, by } });
      expect(rows.filter(({ total_amount }) => total_amount > 0).length, by).toBeGreaterThan(1);
      expect(totals.orders).toBeGreaterThan(1_000);
    }
    const { times, cancellations, refunds } = await owner.reports.operation({ query: sixtyDays });
    for (const { median } of Object.values(times)) expect(median).toBeGreaterThan(0);
    expect(new Set(cancellations.map(({ of }) => of))).toEqual(new Set(["order", "line"]));
    expect(refunds.length).toBeGreaterThan(0);
  });

  it("owes nothing: what its tabs come to is what was paid", async () => {
    const { totals, rows } = await owner.reports.sales({ query: { ...sixtyDays, by: "method" } });
    const received = rows.reduce((cents, row) => cents + Math.round(row.total_amount * 100), 0);
    expect(received).toBe(Math.round(totals.total_amount * 100));
  });

  it("is over: nothing of it runs, and lists are empty", async () => {
    const { orders, waiting } = await owner.orders.list({ query: { tab: "progress" } });
    expect([orders, waiting]).toEqual([[], 0]);
    expect((await owner.kitchen.tickets({})).tickets).toEqual([]);
    const day = await owner.reports.day({ query: {} });
    expect([day.open_sheets, day.unfinished]).toEqual([[], []]);
  });
});
