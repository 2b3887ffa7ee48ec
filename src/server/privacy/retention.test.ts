import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import { updateOwn, withAccount } from "../db/with-account.ts";
import { tableId } from "../tabs/table-id.ts";
import { newCaller, signedInAdmin, signedInAttendant } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { fullAccount, type FullAccount } from "../testing/full-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab } from "../testing/new-tab.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { retentionTasks } from "./retention-tasks.ts";

const dayMs = 24 * 3_600_000;
const never = new AbortController().signal;

/** A database of its own: in the days that pass here, everybody's sessions end. */
let fresh: FreshDatabase;
let testApp: TestApp;
let clock = new Date();
let one: FullAccount;
let other: FullAccount;
beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await startApp({ now: () => clock, urls: await prepareDatabase(fresh.adminUrl) });
});
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});

/** Two accounts that did everything today. */
async function newDay(): Promise<void> {
  clock = new Date();
  one = await fullAccount(testApp);
  other = await fullAccount(testApp);
}

async function runTask(name: string, rowsAtOnce = 2): Promise<void> {
  const tasks = retentionTasks({
    database: testApp.database,
    personalDataDays: 180,
    now: () => clock,
    rowsAtOnce,
  });
  const task = tasks.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`There is no task ${name}`);
  await task.run(never);
}

/** The columns that these tests look into; the database gives all of the table's. */
type Row = {
  number: number;
  mode: string;
  status_id: number;
  total_cents: number;
  created_at: Date;
  customer_name: string;
};

async function rowsOf({ account: { accountId } }: FullAccount, table: string): Promise<Row[]> {
  return withAccount(testApp.database, { accountId, mode: "read" }, async ({ db }) => {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
    return rows;
  });
}

describe("orders that are older than the days set", () => {
  it("say whose they are until the time that they were ordered for, which may be later", async () => {
    await newDay();
    const ahead = new Date(clock.getTime() + 190 * dayMs);
    const { accountId } = one.account;
    await withAccount(testApp.database, { accountId, mode: "write" }, (tx) =>
      updateOwn(tx, "orders")
        .set({ scheduled_for: ahead })
        .where("mode", "=", "delivery")
        .execute(),
    );
    const names = async () =>
      (await rowsOf(one, "orders")).flatMap((order) =>
        order.mode === "delivery" ? [order.customer_name] : [],
      );
    const before = await names();
    clock = ahead;
    await runTask("personal data");
    expect(await names()).toEqual(before);
    clock = new Date(ahead.getTime() + 2 * dayMs);
    await runTask("personal data");
    expect(new Set(await names())).toEqual(new Set([""]));
  });

  it("no longer say whose they were, and keep what was ordered and every amount", async () => {
    await newDay();
    const items = { [String(one.ids["Água"])]: { qty: 2, obs: "bem gelada, sou a Ana" } };
    await sendOrder(
      one.guest,
      deliveryBody(items, {
        userData: { document: "529.982.247-25" },
        cartData: { obs: "tocar no 12, Ana" },
      }),
    );
    await sendOrder(one.guest, {
      userData: { name: "Ana do 204", phone: "(19) 98888-0000" },
      cartData: { items, location: "204" },
    });
    const attendant = await signedInAttendant(testApp, one.account);
    await newTab(attendant, { location: tableId(one.account.accountId, 3), name: "Ana Souza" });
    const amountsOf = async () =>
      (await rowsOf(one, "orders"))
        .map((order) => [
          order.number,
          order.mode,
          order.status_id,
          order.total_cents,
          order.created_at,
        ])
        .toSorted(([a], [b]) => Number(a) - Number(b));
    const before = await amountsOf();
    const guestOrders = (await one.guest.orders.list({ query: { mine: "1", tab: "all" } })).orders;

    clock = new Date(Date.now() + 180 * dayMs - 60_000);
    await runTask("personal data");
    expect((await rowsOf(one, "orders")).map((order) => order.customer_name)).toContain(
      "Ana do 204",
    );

    clock = new Date(Date.now() + 180 * dayMs + 60_000);
    // As two processes would, if the lock did not keep them apart.
    await Promise.all([runTask("personal data"), runTask("personal data")]);
    expect(await amountsOf()).toEqual(before);
    for (const order of await rowsOf(one, "orders")) {
      expect(order).toMatchObject({
        customer_name: "",
        customer_email: null,
        customer_phone: null,
        customer_document: null,
        address: null,
        obs: null,
        guest_id: null,
        personal_data_removed_at: clock,
        location: order.mode === "sheet" ? "1" : null,
      });
    }
    const left = JSON.stringify([
      await rowsOf(one, "orders"),
      await rowsOf(one, "order_lines"),
      await rowsOf(one, "sheets"),
      await rowsOf(one, "ratings"),
    ]);
    // The patterns have punctuation, because digits alone may also stand in an id.
    expect(left).not.toMatch(/Ana|ana@|\(19\)|529\.982|Flores/);
    expect(left).toContain("Água");
    // The stars and the comment are the shop's.
    expect(await rowsOf(one, "ratings")).toMatchObject([
      { rate: 5, description: "Tudo ótimo", guest_id: null, order_id: null },
    ]);
    const admin = await signedInAdmin(testApp, one.account);
    const seen = await admin.orders.get({ params: { hash: one.order.hash } });
    expect(seen).toMatchObject({ user_name: "Dados removidos", address: "", total_amount: 25.99 });
    expect(guestOrders.length).toBeGreaterThan(1);
  });
});

describe("what the program leaves behind", () => {
  it("is no ticket of an order ahead that has not had its time", async () => {
    await newDay();
    const dueIn = (days: number) =>
      withAccount(testApp.database, { ...one.account, mode: "write" }, (tx) =>
        tx.db
          .updateTable("print_jobs")
          .set({ due_at: new Date(Date.now() + days * dayMs) })
          .where("account_id", "=", tx.accountId)
          .execute(),
      );
    await dueIn(12);
    const { length } = await rowsOf(one, "print_jobs");
    expect(length).toBeGreaterThan(0);
    clock = new Date(Date.now() + 10 * dayMs);
    await runTask("leftovers");
    expect(await rowsOf(one, "print_jobs")).toHaveLength(length);
    await dueIn(2);
    await runTask("leftovers");
    expect(await rowsOf(one, "print_jobs")).toEqual([]);
  });

  it("goes when it is of no use any more, in batches, and not a day before", async () => {
    await newDay();
    const passerBy = newCaller(testApp, one.account);
    await passerBy.tables.requestService({ body: { number: 1 } });
    await withAccount(testApp.database, { ...one.account, mode: "write" }, async (tx) => {
      const own = { account_id: tx.accountId, service: "delivery" };
      await tx.db
        .insertInto("service_pauses")
        .values({ ...own, paused_until: clock, reason: "" })
        .execute();
      const slots = [0, 1, 2].map((hour) => new Date(clock.getTime() + hour * 3_600_000));
      for (const starts_at of slots)
        await tx.db
          .insertInto("service_slots")
          .values({ ...own, starts_at, used: 1 })
          .execute();
    });
    const counts = async (shop: FullAccount) => ({
      pauses: (await rowsOf(shop, "service_pauses")).length,
      slots: (await rowsOf(shop, "service_slots")).length,
      prints: (await rowsOf(shop, "print_jobs")).length,
      keys: (await rowsOf(shop, "idempotency_keys")).length,
      codes: (await rowsOf(shop, "access_codes")).length,
      sessions: (await rowsOf(shop, "sessions")).length,
      devices: (await rowsOf(shop, "known_devices")).length,
      guests: (await rowsOf(shop, "guests")).length,
    });
    const atFirst = await counts(one);
    expect(atFirst).toMatchObject({ codes: 1, guests: 2, pauses: 2, slots: 4 });
    await runTask("leftovers");
    expect(await counts(one)).toEqual(atFirst);

    clock = new Date(Date.now() + 3 * dayMs);
    await runTask("leftovers");
    // Sessions of staff end after a day, those of guests after 90.
    const gone = { codes: 0, pauses: 0, slots: 0 };
    expect(await counts(one)).toEqual({ ...atFirst, ...gone, sessions: 2 });

    clock = new Date(Date.now() + 8 * dayMs);
    await runTask("leftovers");
    const { devices } = atFirst;
    expect([devices, atFirst.prints].every((count) => count > 0)).toBe(true);
    expect(await counts(one)).toEqual({
      ...gone,
      keys: 0,
      prints: 0,
      sessions: 2,
      devices,
      guests: 2,
    });
    expect(await counts(other)).toMatchObject({ keys: 0, codes: 0 });
    const { orders } = await one.guest.orders.list({ query: { mine: "1", tab: "all" } });
    expect(orders.length).toBe(1);

    clock = new Date(Date.now() + 200 * dayMs);
    await runTask("leftovers");
    // A guest stays as long as their order.
    expect(await counts(one)).toMatchObject({ sessions: 0, devices: 0, guests: 1 });
    await runTask("personal data");
    await runTask("leftovers");
    expect(await counts(one)).toMatchObject({ sessions: 0, guests: 0 });
    expect((await rowsOf(one, "orders")).length).toBeGreaterThan(2);
  });

  it("an order under a key that was forgotten is a new order, so keys outlast every device that may still send", async () => {
    await newDay();
    const body = deliveryBody({ [String(one.ids["Água"])]: { qty: 1 } });
    const key = { idempotencyKey: randomUUID() };
    const { order } = await one.guest.orders.place({ body }, key);
    clock = new Date(Date.now() + 6 * dayMs);
    await runTask("leftovers");
    expect((await one.guest.orders.place({ body }, key)).order).toEqual(order);
  });
});
