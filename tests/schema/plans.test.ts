import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillAccounts } from "../../bench/scale/fill-accounts.ts";
import { accountOf } from "../../bench/scale/account.ts";
import { prepareDatabase } from "../../src/server/db/database.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { startRelay, type Relay } from "../../src/server/live/relay.ts";
import { removeGuests } from "../../src/server/privacy/guest-queries.ts";
import { newGuest } from "../../src/server/sessions/sessions.ts";
import { newCaller, type Caller } from "../../src/server/testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../../src/server/testing/fresh-database.ts";
import { deliveryBody, sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { startApp, testBaseDomain, type TestApp } from "../../src/server/testing/start-app.ts";
import { offencesOf, recordPlans, tablesOf, tellPlans } from "./recorded-plans.ts";

// The work of a call in PostgreSQL must not grow with the number of accounts, nor with an account's past. Every table
// has thousands of rows of many accounts, so that the planner has to choose, and the account under test has several
// hundred orders.

const size = { accounts: 1_000, itemsPerCategory: 2, orders: 10_000 };
/** More rows than an account's menu has here, and fewer than its orders have. */
const mostRows = 200;

let own: FreshDatabase;
let plans: ReturnType<typeof recordPlans>;
let relay: Relay;
let testApp: TestApp;
let owner: Caller;
let guest: Caller;
let accountId: string;
let itemId: string;
let orderCount: number;

beforeAll(async () => {
  own = await freshDatabase();
  const urls = await prepareDatabase(own.adminUrl);
  const admin = new pg.Client({ connectionString: own.adminUrl });
  await admin.connect();
  await fillAccounts(admin, size);
  // The outbox is short while little happens, so it gets the events of a busy week. Their transactions are older than
  // any that another test may have open, to which the relay would go back.
  await admin.query(`insert into outbox (account_id, event_id, topic, subject_id, transaction_id)
    select account_id, gen_random_uuid(), 'order', order_id, (100 + row_number() over () % 100)::text::xid8
    from orders`);
  // The table of first answers is short as well, so it gets those of a week.
  await admin.query(`insert into idempotency_keys (account_id, key, request_hash, guest_id, created_at)
    select account_id, gen_random_uuid(), '', guest_id, now() from orders`);
  // Every account has had a pause, and orders ahead at some times.
  await admin.query(`insert into service_pauses (account_id, service, paused_until, reason)
    select account_id, 'delivery', now() - interval '1 day', '' from accounts`);
  await admin.query(`insert into service_slots (account_id, service, starts_at, used)
    select account_id, 'delivery', now() - slot * interval '30 minutes', 1
    from accounts, generate_series(1, 10) as slot`);
  // Every account has a bar with a printer.
  await admin.query(`insert into stations (account_id, station_id, name, sort, is_default)
    select account_id, gen_random_uuid(), 'Bar', 0, true from accounts`);
  await admin.query(`insert into printers (account_id, printer_id, name, kind, columns, encoding, layout, copies)
    select account_id, gen_random_uuid(), 'Bar', 'agent', 48, 'cp860', 'production', 1 from accounts`);
  await admin.query(`insert into printer_stations (account_id, printer_id, station_id)
    select account_id, printer_id, station_id from printers join stations using (account_id)`);
  await admin.query(`insert into print_jobs
      (account_id, job_id, printer_id, order_id, version, reason, layout, state, due_at, created_at)
    select account_id, gen_random_uuid(), printer_id, order_id, 1, 'order', 'production', 'printed', o.created_at, o.created_at
    from orders o join printers using (account_id)`);
  // Orders have lines that were made, cancelled units, payments of their lines, and a history.
  await admin.query(`insert into kitchen_lines (account_id, order_id, line, ready_at)
    select account_id, order_id, line, o.created_at
    from order_lines join orders o using (account_id, order_id) where parent_line is null`);
  await admin.query(`insert into line_cancels
      (account_id, cancel_id, order_id, line, qty, amount_cents, service_cents, reason, created_at)
    select account_id, gen_random_uuid(), order_id, line, 1, 0, 0, 'other', o.created_at
    from order_lines join orders o using (account_id, order_id) where parent_line is null`);
  await admin.query(`insert into payments (account_id, payment_id, order_id, amount_cents, created_at)
    select account_id, gen_random_uuid(), order_id, 100, created_at from orders where sheet_id is null`);
  await admin.query(`insert into payment_lines (account_id, payment_id, order_id, line, qty)
    select p.account_id, p.payment_id, p.order_id, l.line, 1 from payments p
    join order_lines l on l.account_id = p.account_id and l.order_id = p.order_id and l.parent_line is null`);
  await admin.query(`insert into history (account_id, history_id, changed_at, order_id, what)
    select account_id, gen_random_uuid(), created_at, order_id, 'paid' from orders`);
  await admin.query(`insert into history (account_id, history_id, changed_at, sheet_id, what)
    select account_id, gen_random_uuid(), opened_at, sheet_id, 'paid' from sheets`);
  await admin.query(`analyze outbox, idempotency_keys, service_pauses, service_slots,
    stations, printers, printer_stations, print_jobs, kitchen_lines, line_cancels, payments, payment_lines, history`);
  await tellPlans(admin, own.name);
  const { rows } = await admin.query<{ account_id: string; orders: number }>(
    "select account_id, count(*)::int as orders from orders group by 1 order by 2 desc limit 1",
  );
  await admin.end();
  accountId = rows[0]?.account_id ?? "";
  orderCount = rows[0]?.orders ?? 0;
  plans = recordPlans();
  relay = await startRelay({
    relayUrl: urls.relay,
    logger: { warn: () => undefined, error: () => undefined },
  });
  testApp = await startApp({ urls, events: relay });
  const account = accountOf({ label: "casa1", accountId });
  const place = { host: `casa1.${testBaseDomain}` };
  owner = newCaller(testApp, place);
  owner.useToken(account.token);
  guest = newCaller(testApp, place);
  const { menu } = await owner.content.menu();
  itemId = menu[0]?.items[0]?.id ?? "";
}, 180_000);
afterAll(async () => {
  plans?.stop();
  await testApp?.close();
  await relay?.close();
  await own?.drop();
});

/** Connections of a program's pool. */
const connections = 10;

/** PostgreSQL plans a kept statement five times before it may keep the plan as well. */
const rounds = 20;

/** The faults of the calls' plans, and the tables that they touched. */
async function lookAt(calls: () => Promise<unknown>) {
  plans.take();
  await calls();
  // The plan of a read's last query comes with its end, for which no caller waits: a query on each connection does.
  const { ask } = testApp.database;
  await Promise.all(Array.from({ length: connections }, () => ask("select pg_sleep(0.05)")));
  // Once an hour, which may be now, the relay looks at the oldest thousand events.
  const taken = plans.take().filter(({ sql }) => !sql.includes("limit 1000) as oldest"));
  if (taken.length === 0) throw new Error("No plan was told");
  return {
    offences: taken
      .flatMap((plan) => offencesOf(plan, { mostRows }))
      // The relay reads from the oldest transaction on that is open on the server, which may be another test's.
      .filter((offence) => !/reads \d+ rows[^]*pg_snapshot_xmin/.test(offence)),
    tables: new Set(taken.flatMap(tablesOf)),
  };
}

const items = () => ({ [itemId]: { qty: 2 } });
const key = () => ({ idempotencyKey: randomUUID() });

describe("by index, and no more than it shows, goes", () => {
  it("what guests read of a menu", async () => {
    const { offences, tables } = await lookAt(async () => {
      await newCaller(testApp, { host: `casa2.${testBaseDomain}` }).content.menu();
      await newCaller(testApp, { host: `casa3.${testBaseDomain}` }).content.home();
      await owner.content.menu();
    });
    expect(offences).toEqual([]);
    expect([...tables]).toEqual(
      expect.arrayContaining(["hosts", "accounts", "entries", "entry_images", "uploads", "icons"]),
    );
  });

  it("each list of orders", async () => {
    await sendOrder(guest, deliveryBody(items()));
    const lists = [
      {},
      { mine: "1" },
      { cursor: "100" },
      { from: "2020-01-01", to: "2100-01-01" },
      { q: "12", mine: "0" },
      { service: "takeout" },
    ] as const;
    const tabs = ["all", "progress", "finished", "cancelled"] as const;
    expect(orderCount).toBeGreaterThan(2 * mostRows);
    const { offences, tables } = await lookAt(async () => {
      for (const tab of tabs) {
        for (const query of lists) await owner.orders.list({ query: { ...query, tab } });
        for (const mine of ["0", "1"] as const) await guest.orders.list({ query: { tab, mine } });
      }
    });
    expect(offences).toEqual([]);
    expect([...tables]).toEqual(
      expect.arrayContaining(["orders", "order_lines", "sessions", "users"]),
    );
  });

  it("an order, from the guest's sending it to its end", async () => {
    const { offences, tables } = await lookAt(async () => {
      const stranger = newCaller(testApp, { host: `casa1.${testBaseDomain}` });
      const { hash } = await sendOrder(stranger, deliveryBody(items()));
      await sendOrder(stranger, deliveryBody(items()));
      await stranger.orders.get({ params: { hash } });
      await owner.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
      await stranger.ratings.rate({ body: { rate: 5 } }, key());
    });
    expect(offences).toEqual([]);
    expect([...tables]).toEqual(
      expect.arrayContaining(["guests", "idempotency_keys", "counters", "orders", "outbox"]),
    );
  });

  it("a tab, from its opening to its payment, and the tables", async () => {
    const { offences, tables } = await lookAt(async () => {
      await guest.tables.requestService({ body: { number: 2 } });
      const { locations } = await owner.tables.list();
      const location = locations[1]?.id ?? "";
      await owner.tables.setAddressed({ params: { id: location }, body: { addressed: true } });
      const sheet = await newTab(owner, { location });
      const { hash } = await sendOrder(owner, tabOrder(sheet, items()));
      await owner.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
      await owner.sheets.get({ params: { hash: sheet.hash } });
      await payTab(owner, { sheet, amount: 1 });
      await payTab(owner, { sheet });
      await owner.kitchen.tickets();
      const unused = await newTab(owner, { location });
      await owner.sheets.close({ params: { hash: unused.hash }, body: {} });
    });
    expect(offences).toEqual([]);
    expect([...tables]).toEqual(expect.arrayContaining(["tables", "sheets", "payments"]));
  });

  it("what an owner changes of a menu", async () => {
    const { offences } = await lookAt(async () => {
      await owner.content.saveItem({ body: { data: { id: itemId, extras: { price: 12.5 } } } });
      await owner.content.setActive({ params: { id: itemId }, body: { active: true } });
      const { menu } = await owner.content.menu();
      const shown = menu[0]?.items ?? [];
      await owner.content.sort({ body: { data: shown.map(({ id }, sort) => ({ id, sort })) } });
      const { newItem } = await owner.content.saveItem({
        body: { data: { title_br: "Novo", parent_id: menu[0]?.id } },
      });
      await owner.content.removeItem({ params: { id: newItem.id } });
    });
    expect(offences).toEqual([]);
  });

  it("what is forgotten with a guest", async () => {
    const { offences, tables } = await lookAt(() =>
      withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
        const { guestId } = await newGuest(tx, new Date());
        await removeGuests(tx, [guestId]);
      }),
    );
    expect(offences).toEqual([]);
    expect([...tables]).toEqual(
      expect.arrayContaining(["guests", "sessions", "orders", "ratings", "idempotency_keys"]),
    );
  });

  it("what the relay reads of the outbox", async () => {
    const { promise: isTold, resolve } = Promise.withResolvers<void>();
    const stop = relay.subscribe(() => resolve());
    const { offences, tables } = await lookAt(async () => {
      await sendOrder(guest, deliveryBody(items()));
      await isTold;
    });
    stop();
    expect(offences).toEqual([]);
    expect([...tables]).toContain("outbox");
  });
});

it("the evening's screens have their queries planned once a connection, not at each call", async () => {
  const { locations } = await owner.tables.list();
  const sheet = await newTab(owner, { location: locations[3]?.id ?? "" });
  const params = { hash: (await sendOrder(owner, tabOrder(sheet, items()))).hash };
  const [line] = (await owner.orders.get({ params })).details.items;
  const lines = [{ order: params.hash, line: line?.line ?? 0, qty: 1 }];
  await payTab(owner, { sheet, lines });
  const [station] = (await owner.stations.get()).stations;
  plans.take();
  for (let round = 0; round < rounds; round += 1) {
    await owner.orders.setStatus({ params: { ...params, statusId: "2" }, body: {} });
    await owner.kitchen.tickets();
    await owner.kitchen.tickets({ query: { station: station?.id } });
    await owner.orders.list({ query: { mine: "0", tab: "progress" } });
    await owner.orders.get({ params });
    await owner.tables.list();
    await owner.sheets.get({ params: { hash: sheet.hash } });
    await owner.printJobs.list();
  }
  const asked = Map.groupBy(plans.take(), ({ sql }) => sql);
  const { database } = testApp;
  const kept = await Promise.all(
    Array.from({ length: connections }, async () => {
      const { rows } = await withAccount(database, { accountId, mode: "read" }, ({ ask }) =>
        ask("select statement, custom_plans::int as planned from pg_prepared_statements"),
      );
      return rows as { statement: string; planned: number }[];
    }),
  );
  const often = kept.flat().filter(({ planned }) => planned >= rounds);
  expect([...new Set(often.map(({ statement }) => statement))]).toEqual([]);
  const known = new Set(kept.flat().map(({ statement }) => statement));
  const unkept = [...asked].filter(
    ([sql, { length }]) =>
      length >= rounds &&
      !known.has(sql) &&
      // The relay's connection is none of the pool. Payments and history of a tab say why they are planned anew.
      !/outbox|pg_current_snapshot|from "payment|"h"\."sheet_id" in/.test(sql),
  );
  expect(unkept.map(([sql]) => sql)).toEqual([]);
});

it("a query without an index, and one through all that an account has had, are told of", async () => {
  const { database } = testApp;
  const { offences } = await lookAt(async () => {
    await database.kysely
      .selectFrom("hosts")
      .select("host")
      .where("account_id", "=", accountId)
      .execute();
    await withAccount(database, { accountId, mode: "read" }, ({ db }) =>
      db
        .selectFrom("orders")
        .select("hash")
        .where("account_id", "=", accountId)
        .where("customer_name", "=", "Ana")
        .execute(),
    );
  });
  expect(offences).toEqual(
    expect.arrayContaining([
      expect.stringContaining("Seq Scan of hosts: reads the whole table"),
      expect.stringMatching(/of orders.*: reads \d+ rows/),
    ]),
  );
});
