import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { signedInAttendant, type Caller } from "../testing/caller.ts";
import { newOrder } from "../testing/new-order.ts";
import {
  guestOf,
  listening,
  newShop as shopOf,
  patience,
  startProcess,
  startTwoProcesses,
  type Shop,
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

describe("threat 53: the right to listen", () => {
  const endSession = (_: Shop, caller: Caller) => caller.auth.logout();
  const block = ({ account }: Shop) =>
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
      const shop = await newShop();
      const attendant = await signedInAttendant(one, shop.account);
      const stream = await listening(other, { shop, caller: attendant });
      const stays = await listening(other, { shop, caller: shop.admin });
      await end(shop, attendant);
      await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
      expect(stays.hasEnded()).toBe(false);
    },
  );

  it("is looked at before anything is told", async () => {
    // This process asks by itself only much later.
    const shop = await newShop();
    const attendant = await signedInAttendant(one, shop.account);
    const stream = await listening(one, { shop, caller: attendant });
    await block(shop);
    await newOrder(guestOf(one, shop), shop.itemId);
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
    expect(stream.orderHashes()).toEqual([]);
  });

  it("outlives a renewal of the token", async () => {
    const shop = await newShop();
    const stream = await listening(other, { shop, caller: shop.admin });
    await withAccount(one.database, { accountId: shop.account.accountId, mode: "write" }, (tx) =>
      tx.db
        .updateTable("sessions")
        .set({ renewed_at: new Date(Date.now() - 2 * 3_600_000) })
        .where("account_id", "=", tx.accountId)
        .execute(),
    );
    const before = shop.admin.token();
    await shop.admin.orders.list({ query: {} });
    expect(shop.admin.token()).not.toBe(before);
    const { hash } = await newOrder(guestOf(one, shop), shop.itemId);
    await vi.waitFor(() => expect(stream.orderHashes()).toEqual([hash]), patience);
    expect(stream.hasEnded()).toBe(false);
  });

  it("is refused to more at once than there is room for, and given again when one leaves", async () => {
    const small = await startProcess({ perSession: 2 });
    onTestFinished(() => small.close());
    const shop = await newShop();
    const streams = [
      await listening(small, { shop, caller: shop.admin }),
      await listening(small, { shop, caller: shop.admin }),
    ];
    const refused = await listening(small, { shop, caller: shop.admin });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    streams[0]?.cut();
    await vi.waitFor(async () => {
      const again = await listening(small, { shop, caller: shop.admin });
      expect(again.status).toBe(200);
    }, patience);
  });
});
