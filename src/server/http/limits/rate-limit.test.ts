import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { prepareDatabase } from "../../db/database.ts";
import { call } from "../../tabs/testing-dining-room.ts";
import { asAdmin } from "../../testing/as-admin.ts";
import { newCaller, type Caller } from "../../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts";
import { newAccount, newMenu } from "../../testing/new-account.ts";
import { newOrder } from "../../testing/new-order.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

// A database of its own, in which the test makes commits fail.
let fresh: FreshDatabase;
let testApp: TestApp;
let guest: Caller;
let itemId: string | undefined;
beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await startApp({
    urls: await prepareDatabase(fresh.adminUrl),
    limits: { perGuest: 2, perAddress: 1000 },
  });
  await change(`create function fail() returns trigger language plpgsql
    as $$ begin raise sqlstate '57P01'; end $$`);
});
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});
beforeEach(async () => {
  const account = await newAccount(testApp, {
    features: { delivery: true, localOrder: true },
    extras: { locations: 4 },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  itemId = ids["Água"];
  guest = newCaller(testApp, account);
  await newOrder(guest, itemId);
});

const change = (statement: string) => asAdmin(fresh.adminUrl, (admin) => admin.query(statement));

/** While this runs, whatever writes to the table fails at its commit as if the server were shutting down. */
async function whileFailing(table: string, run: () => Promise<void>): Promise<void> {
  await change(`create constraint trigger fail after insert or update on ${table}
    deferrable initially deferred for each row execute function fail()`);
  await run();
  await change(`drop trigger fail on ${table}`);
}

it.each<[string, string, () => Promise<unknown>]>([
  ["an order", "orders", () => newOrder(guest, itemId)],
  ["a call", "outbox", () => call(guest, 1)],
  [
    "a rating",
    "ratings",
    () => guest.ratings.rate({ body: { rate: 5 } }, { idempotencyKey: crypto.randomUUID() }),
  ],
])("%s that could not be kept does not count against its guest", async (_, table, send) => {
  await whileFailing(table, async () => {
    for (let n = 1; n <= 12; n += 1) expect((await refusalOf(send())).error).toBe("unavailable");
  });
  await expect(send()).resolves.toBeDefined();
});
