import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createFairShare } from "./fair-share.ts";
import { Refused } from "../refused.ts";

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
