import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { listen, originOf } from "../testing/listen.ts";
import { newOrder } from "../testing/new-order.ts";
import {
  guestOf,
  newShop,
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

async function sharedOrder() {
  const shop = await newShop(one);
  const guest = guestOf(one, shop);
  const { hash } = await newOrder(guest, shop.itemId);
  const { key } = await guest.orderSharing.share({ params: { hash }, body: {} });
  return { shop, guest, hash, key };
}

const following = async ({ key, shop }: Awaited<ReturnType<typeof sharedOrder>>) =>
  listen(await originOf(other), { host: shop.account.host, path: `order/shared/${key}/events` });

describe("threat 12: whoever follows a shared order", () => {
  it("is told that something has happened to it, by any process, and of no other order", async () => {
    const shared = await sharedOrder();
    const stream = await following(shared);
    expect(stream.status).toBe(200);
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), patience);
    await newOrder(guestOf(one, shared.shop), shared.shop.itemId);
    await shared.shop.admin.orders.accept({ params: { hash: shared.hash }, body: {} });
    await vi.waitFor(() => expect(stream.events).toHaveLength(2), patience);
    expect(stream.events.map(({ name, data }) => [name, data])).toEqual([
      ["ready", {}],
      ["changed", {}],
    ]);
  });

  it("hears nothing by a key that no order has", async () => {
    const shared = await sharedOrder();
    expect((await following({ ...shared, key: "0".repeat(32) })).status).toBe(404);
  });

  it("is let go once the key is nobody's any more", async () => {
    const shared = await sharedOrder();
    const stream = await following(shared);
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), patience);
    await withAccount(
      one.database,
      { accountId: shared.shop.account.accountId, mode: "write" },
      ({ db, accountId }) =>
        db
          .updateTable("orders")
          .set({ share_key: null })
          .where("account_id", "=", accountId)
          .where("hash", "=", shared.hash)
          .execute(),
    );
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
  });
});
