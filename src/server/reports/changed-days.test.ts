import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withAccount, type Tx } from "../db/with-account.ts";
import { forgetSalesDays } from "../orders/forget-sales-days.ts";
import { tableId } from "../tabs/table-id.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waitsForLock } from "../testing/waits-for-lock.ts";
import { sumDays } from "./sum-days.ts";

let now = new Date("2026-11-26T04:30:00Z");
const testApp = sharedApp({ now: () => now });
let account: TestAccount;
let admin: Caller;
let attendant: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  account = await newAccount(testApp, {
    features: { delivery: true, attendantOrder: true },
    extras: { locations: 3 },
  });
  ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 5_000 }] },
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  admin = await signedInAdmin(testApp, account);
  attendant = await signedInAttendant(testApp, account);
});

const addUp = <Result = undefined>(beside?: (tx: Tx) => Promise<Result>) =>
  withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, async (tx) => {
    const days = await sumDays(tx, { now });
    return { days, beside: await beside?.(tx) };
  });
const one = (title: string, qty = 1) => ({ [String(ids[title])]: { qty } });
const sales = (by: "day" | "item") =>
  admin.reports.sales({ query: { from: "2026-11-20", to: "2026-11-25", by } });

it("what was sold is still whole where lines come to an order of a day that was added up, or go to another tab", async () => {
  now = new Date("2026-11-20T20:00:00Z");
  const tab = await newTab(attendant, { location: tableId(account.accountId, 2) });
  const order = await sendOrder(attendant, tabOrder(tab, one("Calabresa", 3)));
  now = new Date("2026-11-26T04:30:00Z");
  const sold = async () => {
    const { rows } = await sales("item");
    return rows.map((row) => [row.label, row.orders, row.quantity, row.items_amount]);
  };
  const { days } = await addUp();
  expect(days).toBeGreaterThan(3);
  await attendant.orderLines.edit(
    { params: order, body: { items: one("Água") } },
    { idempotencyKey: randomUUID() },
  );
  const all = [
    ["Calabresa", 1, 3, 150],
    ["Água", 1, 1, 4],
  ];
  expect(await sold()).toEqual(all);
  expect((await addUp()).days).toBe(days);
  expect(await sold()).toEqual(all);
  await attendant.sheets.pass(
    {
      params: { hash: tab.hash },
      body: {
        to: { location: tableId(account.accountId, 3) },
        lines: [{ order: order.hash, line: 1, qty: 1 }],
      },
    },
    { idempotencyKey: randomUUID() },
  );
  expect(await sold()).toEqual(all);
  expect((await addUp()).days).toBe(days);
  expect(await sold()).toEqual(all);
  expect((await sales("day")).totals).toMatchObject({
    orders: 1,
    items_amount: 154,
  });
  // Items on the other tab are still sold when the order that they came from is called off.
  await admin.orders.setStatus({
    params: { hash: order.hash, statusId: "6" },
    body: { reason: "entered_wrong" },
  });
  expect((await sold()).map(([label, , ...rest]) => [label, ...rest])).toEqual([
    ["Calabresa", 1, 50],
  ]);
});

it("what comes to an order while its day is being added up is not missed", async () => {
  now = new Date("2026-11-21T20:00:00Z");
  const tab = await newTab(attendant, { location: tableId(account.accountId, 1) });
  const order = await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
  const edit = async () => {
    await attendant.orderLines.edit(
      { params: order, body: { items: one("Água") } },
      { idempotencyKey: randomUUID() },
    );
    return "edited" as const;
  };
  const water = async () =>
    (await sales("item")).rows.find(({ label }) => label === "Água")?.quantity;
  const before = (await water()) ?? 0;
  now = new Date("2026-11-26T04:30:00Z");

  // The edit begins after the sums are made and before they can be seen.
  const { beside } = await addUp(async (tx) => {
    const editing = edit();
    await Promise.race([editing, waitsForLock(tx)]);
    return [editing];
  });
  await beside?.[0];
  expect(await water()).toBe(before + 1);

  // And the other way round: days are added up once an edit that is on its way can be seen.
  const [adding] = await withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "write" },
    async (tx) => {
      await forgetSalesDays(tx, { placedAt: new Date("2026-11-21T20:00:00Z"), now });
      const begun = addUp();
      await waitsForLock(tx);
      return [begun];
    },
  );
  await adding;
});

it("an order of today changes while days are being added up, and waits for none of them", async () => {
  now = new Date("2026-11-26T04:30:00Z");
  const tab = await newTab(attendant, { location: tableId(account.accountId, 3) });
  const order = await sendOrder(attendant, tabOrder(tab, one("Calabresa")));
  const { beside } = await addUp(async () => {
    await attendant.orderLines.edit(
      { params: order, body: { items: one("Água") } },
      { idempotencyKey: randomUUID() },
    );
    return attendant.orders.get({ params: order });
  });
  expect(beside?.details.items.map(({ title_br }) => title_br)).toEqual(["Calabresa", "Água"]);
});

describe("an account with few sales", () => {
  let own: TestAccount;
  let owner: Caller;
  const inOwnAccount = <Result>(run: (tx: Tx) => Promise<Result>) =>
    withAccount(testApp.database, { accountId: own.accountId, mode: "write" }, run);
  const sumOwnDays = () => inOwnAccount((tx) => sumDays(tx, { now }));
  beforeEach(async () => {
    now = new Date("2026-11-14T04:30:00Z");
    own = await newAccount(testApp, { features: { delivery: true } });
    const menu = [{ title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] }];
    const { Água: water } = await newMenu(testApp, own, menu);
    owner = await signedInAdmin(testApp, own);
    now = new Date("2026-11-10T20:00:00Z");
    const { hash } = await newOrder(newCaller(testApp, own), water);
    await owner.orders.accept({ params: { hash }, body: {} });
    now = new Date("2026-11-14T04:30:00Z");
  });
  const query = { from: "2026-11-08", to: "2026-11-13" };

  it("says how long orders took, the same before their day is added up and after", async () => {
    const read = () => owner.reports.operation({ query });
    const before = await read();
    expect(before.times.accept.orders).toBe(1);
    expect(await sumOwnDays()).toBe(2);
    expect(await read()).toEqual(before);
  });

  it("reads days that a version before added up, without their orders, from these, and adds them up anew", async () => {
    const read = async () => [
      await owner.reports.sales({ query: { ...query, by: "day" } }),
      await owner.reports.sales({ query: { ...query, by: "item" } }),
      await owner.reports.operation({ query }),
    ];
    const before = await read();
    await sumOwnDays();
    await inOwnAccount(async ({ db, accountId: account_id }) => {
      const days = await db
        .deleteFrom("sales_days")
        .where("account_id", "=", account_id)
        .returning(["starts_at", "ends_at"])
        .execute();
      const items = {
        entry_ids: [],
        titles: [],
        line_counts: [],
        quantities: [],
        amounts_cents: [],
      };
      const rows = days.map((day) => ({ account_id, ...day, ...items }));
      await db.insertInto("sales_days").values(rows).execute();
    });
    expect(await read()).toEqual(before);
    expect(await sumOwnDays()).toBe(2);
    expect(await read()).toEqual(before);
  });

  it("ignores a day whose times a version before added up by its own rule, and adds it and all later ones up anew", async () => {
    const read = () => owner.reports.operation({ query });
    const before = await read();
    expect(await sumOwnDays()).toBe(2);
    const daysOf = () =>
      inOwnAccount(({ db, accountId }) =>
        db
          .selectFrom("sales_days")
          .selectAll()
          .where("account_id", "=", accountId)
          .orderBy("starts_at")
          .execute(),
      );
    const days = await daysOf();
    const wrong = { minute_steps: ["accept"], minutes: [50], minute_counts: [7] };
    /** The first day has no marker. */
    const spoilDays = (wrongCount: number) =>
      inOwnAccount(async ({ db, accountId }) => {
        const rows = days.map((day, at) => ({
          ...day,
          ...(at < wrongCount ? wrong : {}),
          sums_version: at === 0 ? null : day.sums_version,
        }));
        await db.deleteFrom("sales_days").where("account_id", "=", accountId).execute();
        await db.insertInto("sales_days").values(rows).execute();
      });
    await spoilDays(1);
    expect(await read()).toEqual(before);
    await spoilDays(2);
    expect(await read()).not.toEqual(before);
    expect(await sumOwnDays()).toBe(2);
    expect(await daysOf()).toEqual(days);
    expect(await read()).toEqual(before);
  });
});
