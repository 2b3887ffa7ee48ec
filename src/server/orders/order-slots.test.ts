import { beforeEach, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import type { WireServiceSettings } from "../../contract/services.ts";
import { everyDay, newService } from "../account/testing-services.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waterOf } from "./testing-water.ts";

const testApp = sharedApp({ now: () => new Date(nowMs) });
let account: TestAccount;
let owner: Caller;
let items: SentCart["items"];
/** A Wednesday; 15:00 in São Paulo. */
const noon = Date.parse("2026-11-25T18:00:00Z");
let nowMs = noon;
beforeEach(async () => {
  nowMs = noon;
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
  items = await waterOf(testApp, account);
  await set({});
});

const slots = { minutes: 30, limit: 5, lead_minutes: 60, days_ahead: 1 } as const;
const set = (changes: Partial<WireServiceSettings>) =>
  owner.services.save({
    body: {
      services: { delivery: newService({ hours: everyDay("18:00", 240), slots, ...changes }) },
    },
  });
const at = (scheduled_for: string) => deliveryBody(items, { cartData: { scheduled_for } });
const first = "2026-11-25T21:00:00.000Z";
const newGuest = () => newCaller(testApp, account);
const quoteOf = async (scheduled_for?: string) => {
  const cartData = { items, ...(scheduled_for ? { scheduled_for } : {}) };
  return (await newGuest().orders.quote({ body: { cartData } })).quote;
};
const leftOf = async (startsAt: string) =>
  (await quoteOf()).slots?.find(({ starts_at }) => starts_at === startsAt)?.left;

it("the times to order ahead for are those of the hours to come, also while the shop is closed", async () => {
  const quote = await quoteOf(first);
  expect(quote).toMatchObject({ state: "closed", refusal: null, scheduled_for: first });
  const starts = quote.slots?.map(({ starts_at }) => starts_at) ?? [];
  // Eight half hours of each of two evenings.
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([
    16,
    first,
    "2026-11-27T00:30:00.000Z",
  ]);
  nowMs = Date.parse("2026-11-25T21:10:00Z");
  expect((await quoteOf()).slots?.[0]?.starts_at).toBe("2026-11-25T22:30:00.000Z");
});

it("an order ahead is kept for its time, promised for it, and refused for any other", async () => {
  const guest = newGuest();
  const { hash } = await sendOrder(guest, at(first));
  expect(await guest.orders.get({ params: { hash } })).toMatchObject({
    scheduled_for: first,
    promised_at: first,
  });
  const others = [
    "2026-11-25T21:10:00.000Z",
    "2026-11-25T18:00:00.000Z",
    "2026-11-28T21:00:00.000Z",
  ];
  for (const other of others) {
    expect(await refusalOf(sendOrder(guest, at(other)))).toMatchObject({
      status: 409,
      error: "slot_full",
      quote: { refusal: "slot_full" },
    });
  }
  await set({ slots: null });
  expect((await refusalOf(sendOrder(guest, at(first)))).error).toBe("slot_full");
});

it("threat 60: 200 guests who want the 5 places of a time have 5 orders", async () => {
  // Guests who are told to try again do so.
  const answerOf = async (guest: Caller): Promise<string> => {
    try {
      await sendOrder(guest, at(first));
      return "placed";
    } catch (error) {
      const { error: code } = await refusalOf(Promise.reject(error));
      return code === "unavailable" ? answerOf(guest) : code;
    }
  };
  const answers = await Promise.all(Array.from({ length: 200 }, () => answerOf(newGuest())));
  const counts = Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]),
  );
  expect(counts).toEqual({ placed: 5, slot_full: 195 });
  expect((await owner.orders.list({ query: { tab: "all" } })).orders).toHaveLength(5);
  expect(await leftOf(first)).toBe(0);
});

it("what is called off leaves its place to another, and has it again when it is taken back", async () => {
  await set({ slots: { ...slots, limit: 1 } });
  const { hash } = await sendOrder(newGuest(), at(first));
  const setStatus = (statusId: "1" | "6") =>
    owner.orders.setStatus({ params: { hash, statusId }, body: {} });
  expect((await refusalOf(sendOrder(newGuest(), at(first)))).error).toBe("slot_full");
  await setStatus("6");
  await setStatus("6");
  expect(await leftOf(first)).toBe(1);
  await setStatus("1");
  expect(await leftOf(first)).toBe(0);
  await setStatus("6");
  await sendOrder(newGuest(), at(first));
  expect(await leftOf(first)).toBe(0);
});

it("an order ahead stays in the list without a day until a day after its time, and counts when it was placed", async () => {
  const thursday = "2026-11-26T21:00:00.000Z";
  const { hash } = await sendOrder(newGuest(), at(thursday));
  nowMs = Date.parse(thursday);
  const admin = () => signedInAdmin(testApp, account);
  await (await admin()).orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  const listed = async (query: object) =>
    (await (await admin()).orders.list({ query: { tab: "finished", ...query } })).orders.length;
  expect(await listed({})).toBe(1);
  nowMs += 24 * 3_600_000;
  expect(await listed({})).toBe(1);
  nowMs += 1;
  expect(await listed({})).toBe(0);
  for (const [from, count] of [
    ["2026-11-25", 1],
    ["2026-11-26", 0],
  ] as const) {
    expect(await listed({ from, business: "1" })).toBe(count);
    const { totals } = await (await admin()).reports.day({ query: { date: from } });
    expect(totals.orders).toBe(count);
  }
});
