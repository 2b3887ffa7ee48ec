import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { addEvent } from "../db/outbox.ts";
import { withAccount } from "../db/with-account.ts";
import { leastMs } from "../testing/least-ms.ts";
import { metricOf } from "../testing/metric-of.ts";
import { newMenu } from "../testing/new-account.ts";
import { deliveryBody, newOrder, sendOrder } from "../testing/new-order.ts";
import { startApp } from "../testing/start-app.ts";
import { startRelay } from "./relay.ts";
import { newRelayLine } from "./testing-relay-line.ts";
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

/** Writes an event for every order of the shop. */
async function touchAllOrders({ account: { accountId } }: Shop): Promise<void> {
  await withAccount(one.database, { accountId, mode: "write" }, async (tx) => {
    const orders = await tx.db
      .selectFrom("orders")
      .select("order_id")
      .where("account_id", "=", accountId)
      .execute();
    for (const { order_id: orderId } of orders)
      await addEvent(tx, { topic: "order", subjectId: orderId });
  });
  one.relay.wake();
}

describe("when something breaks", () => {
  it("the relay's connection: what happened meanwhile is told when there is one again", async () => {
    const { relayUrl, cut } = newRelayLine();
    const cutOff = await startProcess({}, relayUrl);
    onTestFinished(() => cutOff.close());
    const shop = await newShop();
    const stream = await listening(cutOff, { shop, caller: shop.admin });
    expect(await cut()).toBe(1);
    const { hash } = await newOrder(guestOf(one, shop), shop.itemId);
    await vi.waitFor(() => expect(stream.orderHashes()).toEqual([hash]), patience);
    expect(stream.hasEnded()).toBe(false);
  });

  it("a wake-up that is lost: the outbox is looked into all the same", async () => {
    const relay = await startRelay({ relayUrl: inject("databaseUrls").relay, logger: one.app.log });
    onTestFinished(() => relay.close());
    // This process never wakes the relay.
    const silent = await startApp({ events: { ...relay, wake: () => undefined } });
    onTestFinished(() => silent.close());
    const shop = await newShop();
    const stream = await listening(one, { shop, caller: shop.admin });
    const { hash } = await newOrder(guestOf(silent, shop), shop.itemId);
    await vi.waitFor(() => expect(stream.orderHashes()).toEqual([hash]), patience);
  });

  it("a reader that does not read: it is cut off, and the others are not held up", async () => {
    const shop = await newShop();
    const titles = Array.from({ length: 40 }, (_, index) => `Prato ${index}`);
    const ids = await newMenu(one, shop.account, [
      { title: "Longos", items: titles.map((title) => ({ title, priceCents: 100 })) },
    ]);
    const lines = titles.map((title) => [ids[title], { qty: 1, obs: "x".repeat(300) }]);
    const largeCount = 30;
    // One after the other: at once they may be more than the database's connections can take.
    for (let count = 0; count < largeCount; count += 1)
      await sendOrder(guestOf(one, shop), deliveryBody(Object.fromEntries(lines)));
    const slow = await listening(other, { shop, caller: shop.admin });
    const stream = await listening(other, { shop, caller: shop.admin });
    slow.pause();
    const openCount = () => metricOf(other, "comanda_live_streams");
    const before = await openCount();
    // Half a megabyte a round, until the system's own buffers between the two are full.
    for (let round = 1; round <= 60 && (await openCount()) === before; round += 1) {
      await touchAllOrders(shop);
      await vi.waitFor(
        () => expect(stream.orderHashes().length).toBeGreaterThanOrEqual(round * largeCount),
        patience,
      );
    }
    expect(await openCount()).toBe(before - 1);
    expect(stream.hasEnded()).toBe(false);
  });

  it("the server closes in order: streams end at once", async () => {
    const shop = await newShop();
    const takenMs = await leastMs(2_000, async () => {
      const leaving = await startProcess();
      onTestFinished(() => leaving.close());
      const stream = await listening(leaving, { shop, caller: shop.admin });
      const startedAt = performance.now();
      await leaving.app.close();
      await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
      return performance.now() - startedAt;
    });
    expect(takenMs).toBeLessThan(2_000);
  });
});
