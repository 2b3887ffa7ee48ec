import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addEvent } from "../db/outbox.ts";
import { withAccount } from "../db/with-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { readMark } from "./mark.ts";
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

describe("coming back to the stream", () => {
  it(
    "misses nothing and hears nothing twice, cut at any moment while orders come in",
    { timeout: 90_000 },
    async () => {
      const house = await newHouse();
      const guests = Array.from({ length: 4 }, (_, index) =>
        guestOf(index % 2 ? one : other, house),
      );
      const heard: string[][] = [[], [], []];
      const first = await Promise.all(
        heard.map(() => listening(one, { house, caller: house.admin })),
      );
      let toCome = Infinity;
      // Each listens now here and now there, and breaks off after a time of its own.
      const listeners = heard.map(async (hashes, index) => {
        let stream = first[index];
        for (let turn = 1; stream && hashes.length < toCome && turn < 1_000; turn += 1) {
          await sleep(10 + ((turn * 37 + index * 13) % 90));
          stream.cut();
          hashes.push(...stream.orderHashes());
          const app = (turn + index) % 2 ? one : other;
          stream = await listening(app, {
            house,
            caller: house.admin,
            lastEventId: stream.lastEventId(),
          });
          expect(stream.events[0]?.name).toBe("ready");
        }
      });
      const placed = await Promise.all(
        guests.map(async (guest) => {
          const hashes: string[] = [];
          while (hashes.length < 50) hashes.push((await newOrder(guest, house.itemId)).hash);
          return hashes;
        }),
      ).then((each) => each.flat());
      toCome = placed.length;
      await Promise.all(listeners);
      for (const hashes of heard) expect(hashes.toSorted()).toEqual(placed.toSorted());
    },
  );

  it("is told of what happened while it was away, in order, and once of each", async () => {
    const house = await newHouse();
    const before = await listening(one, { house, caller: house.admin });
    const guest = guestOf(one, house);
    const seen = await newOrder(guest, house.itemId);
    await vi.waitFor(() => expect(before.orderHashes()).toEqual([seen.hash]), patience);
    before.cut();
    const missed = [await newOrder(guest, house.itemId), await newOrder(guest, house.itemId)];
    const after = await listening(other, {
      house,
      caller: house.admin,
      lastEventId: before.lastEventId(),
    });
    await vi.waitFor(
      () => expect(after.orderHashes()).toEqual(missed.map(({ hash }) => hash)),
      patience,
    );
    after.cut();
    const last = await listening(one, {
      house,
      caller: house.admin,
      lastEventId: after.lastEventId(),
    });
    await newOrder(guest, house.itemId);
    await vi.waitFor(() => expect(last.orderHashes()).toHaveLength(1), patience);
  });

  it("is told to begin afresh when its place is not known any more", async () => {
    const house = await newHouse();
    const stream = await listening(one, { house, caller: house.admin });
    const [, position = ""] = stream.lastEventId()?.split("-") ?? [];
    const now = Math.floor(Date.now() / 1000);
    for (const lost of [
      "nonsense",
      `${now - 8 * 86_400}-${position}`,
      `${now}-1:999999999999:`,
      `999999999999-${position}`,
      `${now}-${position}' or true`,
    ]) {
      const again = await listening(one, { house, caller: house.admin, lastEventId: lost });
      expect(
        again.events.map(({ name }) => name),
        lost,
      ).toEqual(["reset"]);
      await newOrder(guestOf(one, house), house.itemId);
      await vi.waitFor(() => expect(again.orderHashes()).toHaveLength(1), patience);
    }
  });

  it("alone is told to begin afresh where it missed too much, whoever comes back with it", async () => {
    const house = await newHouse();
    const { accountId } = house.account;
    const markNow = async () => {
      const stream = await listening(one, { house, caller: house.admin });
      stream.cut();
      return stream.lastEventId() ?? "";
    };
    const old = await markNow();
    const writtenIn = await withAccount(one.database, { accountId, mode: "write" }, async (tx) => {
      for (let n = 0; n <= 500; n += 1)
        await addEvent(tx, { topic: "table", subjectId: randomUUID() });
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id() as id`.execute(tx.db);
      return Number(rows[0]?.id);
    });
    // Until what other tests had begun before has ended, it is not known to be all.
    const recent = await vi.waitFor(async () => {
      const mark = await markNow();
      expect(readMark(mark)?.seen.xmin).toBeGreaterThan(writtenIn);
      return mark;
    }, patience);
    const { hash } = await newOrder(guestOf(one, house), house.itemId);
    // Those who come while the first is let in are let in together: wherever that falls.
    for (let at = 1; at <= 6; at += 1) {
      const marks = Array.from({ length: 8 }, () => recent).with(at, old);
      const streams = await Promise.all(
        marks.map((lastEventId) => listening(one, { house, caller: house.admin, lastEventId })),
      );
      for (const [index, stream] of streams.entries()) {
        expect(stream.events[0]?.name).toBe(index === at ? "reset" : "ready");
        await vi.waitFor(
          () => expect(stream.orderHashes()).toEqual(index === at ? [] : [hash]),
          patience,
        );
        stream.cut();
      }
    }
  });

  it("keeps its place while nothing happens to its own account", async () => {
    const [house, busy] = [await newHouse(), await newHouse()];
    const stream = await listening(other, { house, caller: house.admin });
    const first = stream.lastEventId();
    await newOrder(guestOf(one, busy), busy.itemId);
    await vi.waitFor(() => expect(stream.lastEventId()).not.toBe(first), patience);
    expect(stream.orderHashes()).toEqual([]);
  });
});
