import { beforeEach, expect, it } from "vitest";
import { newService } from "../account/testing-services.ts";
import { newCaller } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";
import { tableId } from "../tabs/table-id.ts";
import { newKitchen, type Kitchen } from "./testing-stock.ts";

const testApp = sharedApp({ now: () => new Date(nowMs), events: noRelay });
let kitchen: Kitchen;
/** 11:59 of a Wednesday in São Paulo. */
const early = Date.parse("2026-11-25T14:59:00Z");
const minute = 60_000;
let nowMs = early;
/** Wednesdays and Saturdays from 12:00 to 15:00. */
const lunch = [
  { weekday: 3, start: "12:00", minutes: 180 },
  { weekday: 6, start: "12:00", minutes: 180 },
];
beforeEach(async () => {
  nowMs = early;
  kitchen = await newKitchen(testApp);
});

const guest = () => newCaller(testApp, kitchen.account);
const place = () => sendOrder(guest(), deliveryBody(kitchen.cart(1)));
const limitItem = (available: typeof lunch | null) =>
  kitchen.owner.content.saveItem({
    body: { data: { id: kitchen.id("Feijoada"), extras: { available } } },
  });
const limitCategory = () =>
  kitchen.owner.content.saveCategory({
    body: { data: { id: kitchen.id("Pratos"), extras: { available: lunch } } },
  });
const extrasOf = async (at: number) => (await guest().content.menu()).menu[0]?.items[at]?.extras;

it("an item can be ordered at its times alone, by the server's clock", async () => {
  await limitItem(lunch);
  expect(await extrasOf(0)).toMatchObject({ available: lunch, off_hours: true });
  const path = kitchen.id("Feijoada");
  expect(await refusalOf(place())).toMatchObject({
    status: 409,
    error: "sold_out",
    lines: [{ path, title_br: "Feijoada", when: lunch }],
  });
  const { quote } = await guest().orders.quote({ body: { cartData: { items: kitchen.cart(1) } } });
  expect(quote).toMatchObject({ refusal: "sold_out", sold_out: [{ path, when: lunch }] });
  nowMs += minute;
  const extras = await extrasOf(0);
  expect(extras).not.toHaveProperty("off_hours");
  expect(extras?.available_periods?.[0]).toEqual([
    "2026-11-25T15:00:00.000Z",
    "2026-11-25T18:00:00.000Z",
  ]);
  await place();
  nowMs += 180 * minute;
  expect((await refusalOf(place())).error).toBe("sold_out");
  await limitItem(null);
  await place();
});

it("a category's times count for its items, beside their own", async () => {
  await limitCategory();
  expect((await refusalOf(place())).lines).toMatchObject([{ when: lunch }]);
  expect(await extrasOf(1)).toMatchObject({ off_hours: true });
  nowMs += minute;
  await place();
  const night = [{ weekday: 3, start: "20:00", minutes: 60 }];
  await limitItem(night);
  expect((await refusalOf(place())).lines).toMatchObject([{ when: night }]);
});

it("guests are told the times at which an item can be had in its category, owners those that they typed", async () => {
  await limitCategory();
  const morning = [{ weekday: 3, start: "10:00", minutes: 180 }];
  await limitItem(morning);
  const both = [{ weekday: 3, start: "12:00", minutes: 60 }];
  expect((await extrasOf(0))?.available).toEqual(both);
  expect((await refusalOf(place())).lines).toMatchObject([{ when: both }]);
  const { menu } = await kitchen.owner.content.menu();
  expect(menu[0]?.items[0]?.extras.available).toEqual(morning);
});

it("what is ordered ahead must be among the times then, and not now", async () => {
  await limitItem(lunch);
  const slots = { minutes: 30, limit: 5, lead_minutes: 0, days_ahead: 7 } as const;
  await kitchen.owner.services.save({
    body: { services: { delivery: newService({ slots }) } },
  });
  const at = (scheduled_for: string) =>
    sendOrder(guest(), deliveryBody(kitchen.cart(1), { cartData: { scheduled_for } }));
  await at("2026-11-25T16:00:00.000Z");
  expect((await refusalOf(at("2026-11-25T20:00:00.000Z"))).error).toBe("sold_out");
});

it("staff at a table are asked no hours", async () => {
  await limitItem(lunch);
  const tab = await newTab(kitchen.attendant, { location: tableId(kitchen.account.accountId, 1) });
  const order = await sendOrder(kitchen.attendant, tabOrder(tab, kitchen.cart(1)));
  expect(order.id).toBe(1);
});

it("times that overlap, are none or are no times are refused at the field", async () => {
  const wrong = [
    [],
    [...lunch, { weekday: 3, start: "14:00", minutes: 120 }],
    [{ weekday: 7, start: "12:00", minutes: 60 }],
    [{ weekday: 1, start: "25:00", minutes: 60 }],
  ];
  for (const available of wrong) {
    const refusal = await refusalOf(limitItem(available));
    expect([refusal.status, Object.keys(refusal.fields ?? {})[0]]).toEqual([
      422,
      expect.stringContaining("data.extras.available"),
    ]);
  }
  expect((await extrasOf(0))?.available).toBeNull();
});

it("two who change the times at once are asked which stay", async () => {
  const seen = { id: kitchen.id("Feijoada"), extras: { available: null } };
  await limitItem(lunch);
  const other = [{ weekday: 1, start: "12:00", minutes: 60 }];
  const save = (available: typeof lunch) =>
    kitchen.owner.content.saveItem({
      body: { data: { ...seen, extras: { available } }, base: seen },
    });
  expect(await refusalOf(save(other))).toMatchObject({
    error: "conflict",
    conflicts: { "data.extras.available": { yours: other, theirs: lunch } },
  });
  await save(lunch);
});
