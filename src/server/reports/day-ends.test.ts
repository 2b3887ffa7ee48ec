import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { tableId } from "../tabs/table-id.ts";
import { signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { newTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { sumDays } from "./sum-days.ts";

/** When business days end, as an owner chooses it. */

const testApp = sharedApp({ now: () => now });
let account: TestAccount;
let admin: Caller;
let attendant: Caller;
let ids: Record<string, string>;
let now: Date;
const at = (instant: string) => (now = new Date(`${instant}-03:00`));
const setEnd = (day_ends_at: string) => admin.account.save({ body: { data: { day_ends_at } } });
const day = (date: string) => admin.reports.day({ query: { date } });

beforeEach(async () => {
  at("2026-11-25T20:00");
  account = await newAccount(testApp, {
    features: { delivery: true, attendantOrder: true },
    extras: { locations: 3 },
  });
  ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 5_000 }] },
  ]);
  admin = await signedInAdmin(testApp, account);
  attendant = await signedInAttendant(testApp, account);
});

it("is five in the morning until an owner says otherwise, and a half hour up to noon", async () => {
  const { account: shown } = await attendant.content.home();
  expect(shown).toMatchObject({ day_ends_at: "05:00", day_ends: [] });
  for (const wrong of ["04:15", "12:30", "5:00", ""])
    expect(await refusalOf(setEnd(wrong)), wrong).toMatchObject({
      status: 422,
      problems: { "data.day_ends_at": { code: expect.any(String) as string } },
    });
  expect((await setEnd("12:00")).account).toMatchObject({
    day_ends_at: "12:00",
    day_ends: [{ from: "2026-11-26", at: "12:00" }],
  });
});

it("goes by the clocks of a time zone that is saved with it, also when both are sent again", async () => {
  // In Manaus it is an hour earlier, and the new end of the day has not passed.
  at("2026-11-26T04:00");
  const data = { time_zone: "America/Manaus", day_ends_at: "03:30" };
  const ends = [{ from: "2026-11-26", at: "03:30" }];
  expect((await admin.account.save({ body: { data } })).account.day_ends).toEqual(ends);
  expect((await admin.account.save({ body: { data } })).account.day_ends).toEqual(ends);
});

it("leaves a day that was closed as it was, and holds for the day under way and those to come", async () => {
  at("2026-11-25T03:00");
  await newOrder(admin, ids["Calabresa"]);
  at("2026-11-25T20:00");
  await newOrder(admin, ids["Calabresa"]);
  await admin.reports.closeDay(
    { body: { date: "2026-11-24", counted: { cash: 0 } } },
    { idempotencyKey: randomUUID() },
  );
  const closed = await day("2026-11-24");
  expect(closed.totals.orders).toBe(1);
  await setEnd("02:30");
  expect(await day("2026-11-24")).toEqual(closed);
  expect(await day("2026-11-25")).toMatchObject({
    starts_at: "2026-11-25T08:00:00.000Z",
    ends_at: "2026-11-26T05:30:00.000Z",
  });

  at("2026-11-26T03:00");
  await newOrder(admin, ids["Calabresa"]);
  const query = { from: "2026-11-24", to: "2026-11-26", by: "day" } as const;
  const sold = async () =>
    (await admin.reports.sales({ query })).rows.map(({ key, orders }) => [key, orders]);
  const days = [
    ["2026-11-24", 1],
    ["2026-11-25", 1],
    ["2026-11-26", 1],
  ];
  expect(await sold()).toEqual(days);
  const items = () => admin.reports.sales({ query: { ...query, by: "item" } });
  const before = (await items()).rows;
  await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
    sumDays(tx, { now: new Date("2026-12-01T00:00:00Z") }),
  );
  expect((await items()).rows).toEqual(before);
  expect(await sold()).toEqual(days);
});

it("ends what is sold out for the day, and the list of the day's closed tabs", async () => {
  await setEnd("09:30");
  const { sold_out_until: until } = await attendant.content.setSoldOut({
    params: { id: String(ids["Calabresa"]) },
    body: { until: "day" },
  });
  expect(until).toBe("2026-11-26T12:30:00.000Z");
  const tab = await newTab(attendant, { location: tableId(account.accountId, 1) });
  await attendant.sheets.close({ params: tab, body: {} });
  const closed = async () =>
    (await attendant.sheets.listClosed({ query: { closed: "today" } })).sheets.length;
  at("2026-11-26T09:29");
  expect(await closed()).toBe(1);
  at("2026-11-26T09:30");
  expect(await closed()).toBe(0);
  const reopening = { params: tab, body: { reason: "Fechada por engano" } };
  expect(await refusalOf(admin.sheets.reopen(reopening))).toMatchObject({ error: "deal_closed" });
});

it("at half past leaves every order in its hour once its day is added up", async () => {
  await setEnd("05:30");
  for (const instant of ["2026-11-26T07:10", "2026-11-26T07:40"]) {
    at(instant);
    await newOrder(admin, ids["Calabresa"]);
  }
  const query = { from: "2026-11-26", to: "2026-11-26", by: "hour" } as const;
  const sold = async () =>
    (await admin.reports.sales({ query })).rows.flatMap(({ key, orders }) =>
      orders > 0 ? [[key, orders]] : [],
    );
  expect(await sold()).toEqual([["7", 2]]);
  await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
    sumDays(tx, { now: new Date("2026-12-01T00:00:00Z") }),
  );
  expect(await sold()).toEqual([["7", 2]]);
});
