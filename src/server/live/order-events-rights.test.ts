import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { signedInAttendant, type Caller } from "../testing/caller.ts";
import { newOrder } from "../testing/new-order.ts";
import {
  guestOf,
  listening,
  newHouse as houseOf,
  patience,
  startProcess,
  startTwoProcesses,
  type House,
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

describe("threat 53: the right to listen", () => {
  const endSession = (_: House, caller: Caller) => caller.auth.logout();
  const block = ({ account }: House) =>
    withAccount(one.database, { accountId: account.accountId, mode: "write" }, (tx) =>
      tx.db
        .updateTable("users")
        .set({ active: false })
        .where("account_id", "=", tx.accountId)
        .where("level", "=", 2)
        .execute(),
    );

  it.each([
    ["signs out", endSession],
    ["is blocked", block],
  ] as const)(
    "ends with the session of somebody who %s, though nothing happens",
    async (_, end) => {
      const house = await newHouse();
      const attendant = await signedInAttendant(one, house.account);
      const stream = await listening(other, { house, caller: attendant });
      const stays = await listening(other, { house, caller: house.admin });
      await end(house, attendant);
      await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
      expect(stays.hasEnded()).toBe(false);
    },
  );

  it("is looked at before anything is told", async () => {
    // This process asks by itself only much later.
    const house = await newHouse();
    const attendant = await signedInAttendant(one, house.account);
    const stream = await listening(one, { house, caller: attendant });
    await block(house);
    await newOrder(guestOf(one, house), house.itemId);
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
    expect(stream.orderHashes()).toEqual([]);
  });

  it("outlives a renewal of the token", async () => {
    const house = await newHouse();
    const stream = await listening(other, { house, caller: house.admin });
    await withAccount(one.database, { accountId: house.account.accountId, mode: "write" }, (tx) =>
      tx.db
        .updateTable("sessions")
        .set({ renewed_at: new Date(Date.now() - 2 * 3_600_000) })
        .where("account_id", "=", tx.accountId)
        .execute(),
    );
    const before = house.admin.token();
    await house.admin.orders.list({ query: {} });
    expect(house.admin.token()).not.toBe(before);
    const { hash } = await newOrder(guestOf(one, house), house.itemId);
    await vi.waitFor(() => expect(stream.orderHashes()).toEqual([hash]), patience);
    expect(stream.hasEnded()).toBe(false);
  });

  it("is refused to more at once than there is room for, and given again when one leaves", async () => {
    const small = await startProcess({ perSession: 2 });
    onTestFinished(() => small.close());
    const house = await newHouse();
    const streams = [
      await listening(small, { house, caller: house.admin }),
      await listening(small, { house, caller: house.admin }),
    ];
    const refused = await listening(small, { house, caller: house.admin });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    streams[0]?.cut();
    await vi.waitFor(async () => {
      const again = await listening(small, { house, caller: house.admin });
      expect(again.status).toBe(200);
    }, patience);
  });
});
