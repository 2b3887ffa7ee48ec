import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Caller } from "../testing/caller.ts";
import { newOrder } from "../testing/new-order.ts";
import {
  guestOf,
  listening,
  newHouse as houseOf,
  patience,
  startTwoProcesses,
  type LiveProcess,
} from "./testing-houses.ts";

/** Two processes on one database. */
let one: LiveProcess;
let other: LiveProcess;
beforeAll(async () => {
  [one, other] = await startTwoProcesses();
});
afterAll(() => Promise.all([one.close(), other.close()]));

const newHouse = () => houseOf(one);

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
      const house = await newHouse();
      const guests = Array.from({ length: 4 }, (_, index) =>
        guestOf(index % 2 ? one : other, house),
      );
      // Each is cut off at a moment of its own, comes back to the other process, fetches once and listens from then on.
      const pages = Array.from({ length: 8 }, async (_, index) => {
        const [first, second] = index % 2 ? [one, other] : [other, one];
        const before = await listening(first, { house, caller: house.admin });
        await sleep(index * 90);
        before.cut();
        const stream = await listening(second, {
          house,
          caller: house.admin,
          lastEventId: before.lastEventId(),
        });
        expect(stream.events[0]?.name).toBe("reset");
        return { stream, fetched: await listHashes(house.admin) };
      });
      const placed = await Promise.all(
        guests.map(async (guest) => {
          const hashes: string[] = [];
          while (hashes.length < 25) hashes.push((await newOrder(guest, house.itemId)).hash);
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
      const house = await newHouse();
      const guest = guestOf(one, house);
      const before = await listening(one, { house, caller: house.admin });
      before.cut();
      const missed = [await newOrder(guest, house.itemId), await newOrder(guest, house.itemId)];
      const after = await listening(other, { house, caller: house.admin, lastEventId });
      expect(after.events[0]?.name).toBe("reset");
      const hashes = missed.map(({ hash }) => hash);
      expect(await listHashes(house.admin)).toEqual(hashes.toReversed());
      const next = await newOrder(guest, house.itemId);
      await vi.waitFor(() => expect(after.orderHashes()).toContain(next.hash), patience);
    },
  );

  it("of a client that keeps the last id is known by it", async () => {
    const house = await newHouse();
    const stream = await listening(one, { house, caller: house.admin });
    await newOrder(guestOf(one, house), house.itemId);
    await vi.waitFor(() => expect(stream.orderHashes()).toHaveLength(1), patience);
    const lastEventId = stream.lastEventId();
    expect(lastEventId).toBeDefined();
    const again = await listening(one, { house, caller: house.admin, lastEventId });
    expect(again.events[0]?.name).toBe("reset");
  });
});
