import pg from "pg";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Order } from "../../contract/orders.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

// Tuesday noon in São Paulo, which is three hours behind UTC all year round.
const noon = new Date("2026-11-10T15:00:00Z");
const hour = 3_600_000;

let now = noon;
const testApp = sharedApp({ now: () => now });

let account: TestAccount;
let itemId: string;
let admin: Caller;
let guest: Caller;
beforeEach(async () => {
  now = noon;
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  itemId = String(ids["Água"]);
  admin = await signedInAdmin(testApp, account);
  guest = newCaller(testApp, account);
});

async function placedAt(time: Date | string, caller: Caller = guest): Promise<string> {
  const before = now;
  now = new Date(time);
  const { hash } = await newOrder(caller, itemId);
  now = before;
  return hash;
}

const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * hour);

type Query = NonNullable<Parameters<Caller["orders"]["list"]>[0]>["query"];

async function listed(caller: Caller, query: Query = {}): Promise<string[]> {
  const { orders } = await caller.orders.list({ query });
  return orders.filter((order): order is Order => "hash" in order).map((order) => order.hash);
}

const setStatus = (hash: string, statusId: "1" | "2" | "3" | "4" | "5" | "6") =>
  admin.orders.setStatus({ params: { hash, statusId }, body: {} });

describe("the list of orders for staff", () => {
  it("has those of the last 24 hours, and older ones that are not finished, newest first", async () => {
    const oldOpen = await placedAt(hoursAgo(24 * 40));
    const oldPreparing = await placedAt(hoursAgo(25));
    const oldFinished = await placedAt(hoursAgo(24.01));
    const oldCancelled = await placedAt(hoursAgo(24.005));
    const finished = await placedAt(hoursAgo(24));
    const cancelled = await placedAt(hoursAgo(1));
    await setStatus(oldPreparing, "2");
    for (const hash of [oldFinished, finished]) await setStatus(hash, "4");
    for (const hash of [oldCancelled, cancelled]) await setStatus(hash, "6");
    expect(await listed(admin)).toEqual([cancelled, finished, oldPreparing, oldOpen]);
    const attendant = await signedInAttendant(testApp, account);
    expect(await listed(attendant)).toEqual(await listed(admin));
  });

  it("shows the statuses of each tab", async () => {
    const hashes: string[] = [];
    for (const statusId of ["1", "2", "3", "4", "5", "6"] as const) {
      const hash = await placedAt(noon);
      await setStatus(hash, statusId);
      hashes.unshift(hash);
    }
    const [six, five, four, three, two, one] = hashes;
    expect(await listed(admin, { tab: "progress" })).toEqual([five, three, two, one]);
    expect(await listed(admin, { tab: "finished" })).toEqual([four]);
    expect(await listed(admin, { tab: "cancelled" })).toEqual([six]);
    expect(await listed(admin, { tab: "all" })).toEqual(hashes);
    expect(await listed(admin)).toEqual(hashes);
  });

  it("has what is in progress by a statement that the database has planned", async () => {
    const sent = vi.spyOn(pg.Client.prototype, "query");
    onTestFinished(() => sent.mockRestore());
    const isPlanned = async (query: Query) => {
      sent.mockClear();
      await listed(admin, query);
      return sent.mock.calls.some(
        ([statement]) => (statement as { name?: string }).name === "unfinished-orders",
      );
    };
    expect(await isPlanned({ tab: "progress" })).toBe(true);
    expect(await isPlanned({ tab: "progress", service: "takeout" })).toBe(false);
    expect(await isPlanned({ tab: "finished" })).toBe(false);
  });

  it("has only those that they placed themselves when asked for theirs", async () => {
    const attendant = await signedInAttendant(testApp, account);
    const [ofGuest, ofAttendant, ofAdmin] = [
      await placedAt(noon),
      await placedAt(noon, attendant),
      await placedAt(noon, admin),
    ];
    expect(await listed(attendant, { mine: "1" })).toEqual([ofAttendant]);
    expect(await listed(admin, { mine: "1" })).toEqual([ofAdmin]);
    expect(await listed(admin, { mine: "0" })).toEqual([ofAdmin, ofAttendant, ofGuest]);
  });

  it("comes in pages of 50 that neither repeat nor leave out any, whatever is placed meanwhile", async () => {
    const hashes: string[] = [];
    for (let n = 0; n < 53; n += 1) hashes.unshift(await placedAt(noon, admin));
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: { orders: unknown[]; next: string | null } = await admin.orders.list({
        query: cursor === null ? {} : { cursor },
      });
      seen.push(...page.orders.map((order) => (order as Order).hash));
      sizes.push(page.orders.length);
      cursor = page.next;
      await placedAt(noon, admin);
    } while (cursor !== null);
    expect(sizes).toEqual([50, 3]);
    expect(seen).toEqual(hashes);
  });

  it("refuses a cursor that it did not give", async () => {
    for (const cursor of ["x", "1.5", "-1", "1e3", " 1", "", "9".repeat(16)]) {
      expect(await refusalOf(admin.orders.list({ query: { cursor } })), cursor).toMatchObject({
        status: 422,
        fields: { cursor: "desconhecido" },
      });
    }
  });
});

describe("the days that staff look back on", () => {
  it("begin and end at midnight on the account's clocks, and show finished orders as well", async () => {
    const lastOfNinth = await placedAt("2026-11-10T02:59:59.999Z");
    const firstOfTenth = await placedAt("2026-11-10T03:00:00.000Z");
    const lastOfTenth = await placedAt("2026-11-11T02:59:59.999Z");
    const firstOfEleventh = await placedAt("2026-11-11T03:00:00.000Z");
    for (const hash of [lastOfNinth, firstOfTenth, lastOfTenth, firstOfEleventh])
      await setStatus(hash, "4");
    now = new Date("2026-12-24T15:00:00Z");
    admin = await signedInAdmin(testApp, account);
    const [ninth, tenth, eleventh] = ["2026-11-09", "2026-11-10", "2026-11-11"] as const;
    expect(await listed(admin, { from: tenth })).toEqual([lastOfTenth, firstOfTenth]);
    expect(await listed(admin, { to: tenth })).toEqual([lastOfTenth, firstOfTenth]);
    expect(await listed(admin, { from: tenth, to: tenth })).toEqual([lastOfTenth, firstOfTenth]);
    expect(await listed(admin, { from: ninth, to: tenth })).toEqual([
      lastOfTenth,
      firstOfTenth,
      lastOfNinth,
    ]);
    expect(await listed(admin, { from: tenth, to: eleventh })).toEqual([
      firstOfEleventh,
      lastOfTenth,
      firstOfTenth,
    ]);
    expect(await listed(admin, { from: eleventh, to: ninth })).toEqual([]);
    expect(await listed(admin, { from: tenth, tab: "progress" })).toEqual([]);
    expect(await listed(admin)).toEqual([]);
  });

  it("end with the business day where that is asked for, so that a night is one day", async () => {
    const lastOfNinth = await placedAt("2026-11-10T07:59:59.999Z");
    const firstOfTenth = await placedAt("2026-11-10T08:00:00.000Z");
    const afterMidnight = await placedAt("2026-11-11T07:59:59.999Z");
    const firstOfEleventh = await placedAt("2026-11-11T08:00:00.000Z");
    now = new Date("2026-11-12T15:00:00Z");
    admin = await signedInAdmin(testApp, account);
    const business = (from: string, to: string) => listed(admin, { from, to, business: "1" });
    expect(await business("2026-11-10", "2026-11-10")).toEqual([afterMidnight, firstOfTenth]);
    expect(await business("0001-01-01", "2026-11-09")).toEqual([lastOfNinth]);
    expect(await business("2026-11-11", "9999-12-31")).toEqual([firstOfEleventh]);
  });

  it("leave out what is not finished from other days", async () => {
    await placedAt(hoursAgo(24 * 3));
    const today = await placedAt(noon);
    expect(await listed(admin, { from: "2026-11-10" })).toEqual([today]);
  });

  it.each(["2026-02-29", "2026-13-01", "10/11/2026", "2026-1-1", "0000-01-01", ""])(
    "are none such as %j",
    async (from) => {
      expect(await refusalOf(admin.orders.list({ query: { from } }))).toMatchObject({
        status: 422,
        error: "unprocessable_entity",
      });
    },
  );
});

describe("the list of orders for a guest", () => {
  it("has all of their own, however old and whatever became of them", async () => {
    const old = await placedAt(hoursAgo(24 * 60));
    const cancelled = await placedAt(hoursAgo(30));
    const fresh = await placedAt(noon);
    await setStatus(cancelled, "6");
    await placedAt(noon, newCaller(testApp, account));
    expect(await listed(guest)).toEqual([fresh, cancelled, old]);
    expect(await listed(guest, { mine: "1", tab: "cancelled" })).toEqual([cancelled]);
    expect(await listed(guest, { tab: "progress" })).toEqual([fresh, old]);
    expect(await listed(guest, { from: "2026-11-09", to: "2026-11-10" })).toEqual([
      fresh,
      cancelled,
    ]);
  });

  it("is empty for somebody whom nobody knows, and makes nobody of them", async () => {
    await placedAt(noon);
    const visitor = newCaller(testApp, account);
    expect(await visitor.orders.list({ query: {} })).toEqual({ orders: [], next: null });
    expect(visitor.token()).toBeUndefined();
  });
});
