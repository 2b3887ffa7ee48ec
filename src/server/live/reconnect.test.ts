import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Caller } from "../testing/caller.ts";
import { newOrder } from "../testing/new-order.ts";
import {
  guestOf,
  listening,
  newShop as shopOf,
  patience,
  startTwoProcesses,
  type LiveProcess,
} from "./testing-shops.ts";

/** Two processes on one database. */
let one: LiveProcess;
let other: LiveProcess;
beforeAll(async () => {
  [one, other] = await startTwoProcesses();
});
afterAll(() => Promise.all([one.close(), other.close()]));

const newShop = () => shopOf(one);

/** The hashes of every order in the list, as a page fetches them after its stream is open. */
async function listHashes(caller: Caller): Promise<string[]> {
  const hashes: string[] = [];
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const page = await caller.orders.list({ query: { cursor } });
    hashes.push(...page.orders.flatMap((row) => ("hash" in row ? [row.hash] : [])));
    cursor = page.next ?? undefined;
  }
  return hashes;
}

describe("coming back to the stream", () => {
  it(
    "misses nothing, cut at any moment while orders come in: it is fetched or told",
    { timeout: 90_000 },
    async () => {
      const shop = await newShop();
      const guests = Array.from({ length: 4 }, (_, index) =>
        guestOf(index % 2 ? one : other, shop),
      );
      // Each is cut off at a moment of its own, comes back to the other process, fetches once and listens from then on.
      const pages = Array.from({ length: 8 }, async (_, index) => {
        const [first, second] = index % 2 ? [one, other] : [other, one];
        const before = await listening(first, { shop, caller: shop.admin });
        await sleep(index * 90);
        before.cut();
        const stream = await listening(second, {
          shop,
          caller: shop.admin,
          lastEventId: before.lastEventId(),
        });
        expect(stream.events[0]?.name).toBe("reset");
        return { stream, fetched: await listHashes(shop.admin) };
      });
      const placed = await Promise.all(
        guests.map(async (guest) => {
          const hashes: string[] = [];
          while (hashes.length < 25) hashes.push((await newOrder(guest, shop.itemId)).hash);
          return hashes;
        }),
      ).then((each) => each.flat());
      for (const { stream, fetched } of await Promise.all(pages)) {
        await vi.waitFor(
          () => expect(new Set([...fetched, ...stream.orderHashes()])).toEqual(new Set(placed)),
          patience,
        );
        expect(stream.orderHashes()).toHaveLength(new Set(stream.orderHashes()).size);
      }
    },
  );

  it.each(["1", "nonsense", "1764000000-7:7:", "7' or true"])(
    "is told to fetch anew whatever place it names, and hears what happens from then on: %s",
    async (lastEventId) => {
      const shop = await newShop();
      const guest = guestOf(one, shop);
      const before = await listening(one, { shop, caller: shop.admin });
      before.cut();
      const missed = [await newOrder(guest, shop.itemId), await newOrder(guest, shop.itemId)];
      const after = await listening(other, { shop, caller: shop.admin, lastEventId });
      expect(after.events[0]?.name).toBe("reset");
      const hashes = missed.map(({ hash }) => hash);
      expect(await listHashes(shop.admin)).toEqual(hashes.toReversed());
      const next = await newOrder(guest, shop.itemId);
      await vi.waitFor(() => expect(after.orderHashes()).toContain(next.hash), patience);
    },
  );

  it("of a client that keeps the last id is known by it", async () => {
    const shop = await newShop();
    const stream = await listening(one, { shop, caller: shop.admin });
    await newOrder(guestOf(one, shop), shop.itemId);
    await vi.waitFor(() => expect(stream.orderHashes()).toHaveLength(1), patience);
    const lastEventId = stream.lastEventId();
    expect(lastEventId).toBeDefined();
    const again = await listening(one, { shop, caller: shop.admin, lastEventId });
    expect(again.events[0]?.name).toBe("reset");
  });
});
