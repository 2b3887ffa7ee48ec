import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createFairShare } from "./fair-share.ts";
import { Refused } from "../refused.ts";
import type { CallUrgency } from "./urgency.ts";

const limits = { perAccount: 4, perCaller: 2, waitingPerCaller: 10, timeoutMs: 60_000 };

/** Work that goes on until it is told to end, and a note of who is at it. */
function workshop(share = createFairShare(limits)) {
  const working: { who: string; end: () => void }[] = [];
  const ask = (accountId: string, caller: string) =>
    share(
      { accountId, caller },
      () =>
        new Promise<void>((resolve) => {
          const job = {
            who: `${accountId} ${caller}`,
            end: () => {
              working.splice(working.indexOf(job), 1);
              resolve();
            },
          };
          working.push(job);
        }),
    );
  return {
    ask,
    at: () => working.map(({ who }) => who),
    async endOne(who: string) {
      working.find((job) => job.who === who)?.end();
      await nextTurn();
    },
    async endAll() {
      while (working.length > 0) {
        working[0]?.end();
        await nextTurn();
      }
    },
  };
}

const times = (count: number, run: () => Promise<void>) => Array.from({ length: count }, run);

describe("threat 9: the database's connections", () => {
  it("are an account's and a caller's up to a number, and the others' all the same", async () => {
    const shop = workshop();
    const asked = [
      ...times(5, () => shop.ask("A", "Ana")),
      ...times(5, () => shop.ask("A", "Bia")),
      ...times(5, () => shop.ask("A", "Caio")),
      ...times(1, () => shop.ask("B", "Duda")),
    ];
    await nextTurn();
    expect(shop.at()).toEqual(["A Ana", "A Ana", "A Bia", "A Bia", "B Duda"]);
    await shop.endAll();
    await Promise.all(asked);
  });

  it("go to whoever asks now and then before one who asks all the time", async () => {
    const shop = workshop();
    const asked = [
      ...times(10, () => shop.ask("A", "Ana")),
      ...times(10, () => shop.ask("A", "Bia")),
      ...times(1, () => shop.ask("A", "Caio")),
    ];
    await nextTurn();
    await shop.endOne("A Ana");
    expect(shop.at()).toContain("A Caio");
    await shop.endAll();
    await Promise.all(asked);
  });

  it("are waited for by so many of a caller, and the rest are asked to come back", async () => {
    const shop = workshop();
    const outcomes = Promise.allSettled(times(15, () => shop.ask("A", "Ana")));
    await nextTurn();
    await shop.endAll();
    const refused = (await outcomes).flatMap((one) =>
      one.status === "rejected" ? [one.reason] : [],
    );
    expect(refused).toHaveLength(3);
    for (const error of refused) {
      expect(error).toBeInstanceOf(Refused);
      expect(error).toMatchObject({ code: "too_many_requests", detail: { retryAfterSeconds: 1 } });
    }
    // And then there is room again.
    const again = shop.ask("A", "Ana");
    await nextTurn();
    await shop.endAll();
    await again;
  });

  it("are not waited for without end", async () => {
    const shop = workshop(createFairShare({ ...limits, timeoutMs: 20 }));
    const asked = times(3, () => shop.ask("A", "Ana"));
    await expect(asked[2]).rejects.toMatchObject({ code: "unavailable" });
    expect(shop.at()).toHaveLength(2);
    await shop.endAll();
    await Promise.all(asked.slice(0, 2));
  });

  it("are free again after work that failed", async () => {
    const share = createFairShare({ ...limits, perAccount: 1 });
    const asking = { accountId: "A", caller: "Ana" };
    const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("no")));
    for (let n = 1; n <= 3; n += 1) await expect(share(asking, work)).rejects.toThrow("no");
    expect(work).toHaveBeenCalledTimes(3);
  });
});

describe("more work than the database's connections can do", () => {
  const patience = { timeoutMs: 1_000, retryAfterSeconds: { from: 2, to: 6 } };
  const few = { ...limits, places: 2, patience: { list: patience, again: patience } };

  /** A share of two places, and who is at work. */
  function busyShop() {
    const share = createFairShare(few);
    const working: { who: string; end: () => void }[] = [];
    const ask = (urgency: CallUrgency, who: string, isStaff = false) =>
      share(
        { accountId: who, caller: who, isStaff, urgency },
        () => new Promise<void>((end) => working.push({ who, end })),
      );
    return {
      ask,
      at: () => working.map(({ who }) => who),
      async endFirst() {
        working.shift()?.end();
        await nextTurn();
      },
    };
  }

  it("orders go first, then pages, then the kitchen, then staff's lists, then what guests look at again", async () => {
    const shop = busyShop();
    const asked = [
      ...["one", "two"].map((who) => shop.ask("list", who)),
      shop.ask("again", "look"),
      shop.ask("list", "list"),
      shop.ask("kitchen", "kitchen"),
      shop.ask("page", "page"),
      shop.ask("order", "order"),
    ];
    await nextTurn();
    for (const next of ["order", "page", "kitchen", "list", "look"]) {
      await shop.endFirst();
      expect(shop.at().at(-1)).toBe(next);
    }
    while (shop.at().length > 0) await shop.endFirst();
    await Promise.all(asked);
  });

  it("without end of orders, a list has every fourth turn", async () => {
    const shop = busyShop();
    const orders = Array.from({ length: 8 }, (_, n) => shop.ask("order", `order ${n}`));
    const list = shop.ask("list", "list");
    const seen: string[] = [];
    await nextTurn();
    while (shop.at().length > 0) {
      seen.push(shop.at()[0] ?? "");
      await shop.endFirst();
    }
    expect(seen.indexOf("list")).toBe(3);
    await Promise.all([...orders, list]);
  });

  it("lists are refused at once when others have waited for long, and orders are not", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const shop = busyShop();
    const inside = ["one", "two"].map((who) => shop.ask("order", who));
    const waiting = shop.ask("list", "waiting");
    await nextTurn();
    vi.advanceTimersByTime(600);
    const refused = await shop.ask("list", "late").catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "unavailable", detail: { limit: "transactions" } });
    const { retryAfterSeconds = 0 } = (refused as Refused).detail;
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(2);
    expect(retryAfterSeconds).toBeLessThanOrEqual(6);
    const order = shop.ask("order", "order");
    // Nobody waits longer than their time.
    const given = waiting.catch((error: unknown) => error);
    vi.advanceTimersByTime(600);
    expect(await given).toMatchObject({ code: "unavailable" });
    vi.useRealTimers();
    while (shop.at().length > 0) await shop.endFirst();
    await Promise.all([...inside, order]);
    // And then there is room again.
    const after = shop.ask("list", "after");
    await nextTurn();
    await shop.endFirst();
    await after;
  });
});
