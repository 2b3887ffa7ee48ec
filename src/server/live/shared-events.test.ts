import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { listen, originOf } from "../testing/listen.ts";
import { newOrder } from "../testing/new-order.ts";
import {
  guestOf,
  listening,
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

/** Its placing has been told, so a stream that opens afterwards hears only what happens from then on. */
async function sharedOrder() {
  const shop = await newShop(one);
  const guest = guestOf(one, shop);
  const staff = await listening(other, { shop, caller: shop.admin });
  const { hash } = await newOrder(guest, shop.itemId);
  await vi.waitFor(() => expect(staff.orderHashes()).toContain(hash), patience);
  const { key } = await guest.orderSharing.share({ params: { hash }, body: {} });
  return { shop, guest, hash, key };
}

const following = async ({ key, shop }: Awaited<ReturnType<typeof sharedOrder>>) =>
  listen(await originOf(other), { host: shop.account.host, path: `order/shared/${key}/events` });

/** As if its guest had their data erased. */
const endLink = ({ shop, hash }: Awaited<ReturnType<typeof sharedOrder>>) =>
  withAccount(
    one.database,
    { accountId: shop.account.accountId, mode: "write" },
    ({ db, accountId }) =>
      db
        .updateTable("orders")
        .set({ share_key: null })
        .where("account_id", "=", accountId)
        .where("hash", "=", hash)
        .execute(),
  );

/** As if it had been placed so many hours ago. */
const placeAgo = ({ shop, hash }: Awaited<ReturnType<typeof sharedOrder>>, hours: number) =>
  withAccount(
    one.database,
    { accountId: shop.account.accountId, mode: "write" },
    ({ db, accountId }) =>
      db
        .updateTable("orders")
        .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
        .where("account_id", "=", accountId)
        .where("hash", "=", hash)
        .execute(),
  );

describe("threat 12: whoever follows a shared order", () => {
  it("is told that something has happened to it, by any process, and of nothing else", async () => {
    const shared = await sharedOrder();
    const stream = await following(shared);
    expect(stream.status).toBe(200);
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), patience);
    const { admin, itemId } = shared.shop;
    const unshared = await newOrder(guestOf(one, shared.shop), itemId);
    await admin.orders.accept({ params: { hash: shared.hash }, body: {} });
    await vi.waitFor(() => expect(stream.events).toHaveLength(2), patience);
    const staff = await listening(other, { shop: shared.shop, caller: admin });
    await admin.orders.accept({ params: { hash: unshared.hash }, body: {} });
    await admin.content.setSoldOut({ params: { id: String(itemId) }, body: { until: "reopened" } });
    await vi.waitFor(() => {
      const heard = staff.events.map(({ name }) => name);
      expect(heard).toEqual(expect.arrayContaining(["order", "menu"]));
    }, patience);
    // When the stream has ended, all that was sent before has come.
    await endLink(shared);
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
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
    await endLink(shared);
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
  });

  it("is let go when the link ends: three days after an order that nobody ends, a day after one that somebody has", async () => {
    const [over, left] = [await sharedOrder(), await sharedOrder()];
    const [stays, ends] = [await following(over), await following(left)];
    const params = { hash: over.hash, statusId: "4" } as const;
    await over.shop.admin.orders.setStatus({ params, body: {} });
    await vi.waitFor(() => expect(stays.events.at(-1)?.name).toBe("changed"), patience);
    await placeAgo(over, 73);
    await placeAgo(left, 73);
    await vi.waitFor(() => expect(ends.hasEnded()).toBe(true), patience);
    expect((await following(left)).status).toBe(404);
    expect((await following(over)).status).toBe(200);
    expect(stays.hasEnded()).toBe(false);
  });
});
