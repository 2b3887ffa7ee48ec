import pg from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import { addEvent } from "../db/outbox.ts";
import { withAccount } from "../db/with-account.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { metricOf } from "../testing/metric-of.ts";
import { newOrder } from "../testing/new-order.ts";
import { startApp } from "../testing/start-app.ts";
import { startTestRelay } from "../testing/start-test-relay.ts";
import type { OutboxEvent } from "./outbox-reader.ts";
import { guestOf, listening, newShop, patience, type LiveProcess } from "./testing-shops.ts";

/** On a database of its own: what is locked here would hold up everybody else's orders. */
let fresh: FreshDatabase;
let late: LiveProcess;
beforeAll(async () => {
  fresh = await freshDatabase();
  const urls = await prepareDatabase(fresh.adminUrl);
  const relay = await startTestRelay(urls.relay);
  late = { ...(await startApp({ events: relay, urls })), relay };
});
afterAll(async () => {
  await late.close();
  await late.relay.close();
  await fresh.drop();
});

async function connectedAdmin(): Promise<pg.Client> {
  const admin = new pg.Client(fresh.adminUrl);
  await admin.connect();
  onTestFinished(() => admin.end());
  return admin;
}

/** Blocks all who read orders, until the returned function is called. */
async function holdOrders(admin: pg.Client): Promise<() => Promise<unknown>> {
  await admin.query("begin");
  await admin.query("lock table orders in access exclusive mode");
  return () => admin.query("commit");
}

it("whoever comes while something is still looked up for those who have left hears what happens", async () => {
  const [first, second, watching] = [
    await connectedAdmin(),
    await connectedAdmin(),
    await connectedAdmin(),
  ];
  const waitingCount = async () => {
    const { rowCount } = await watching.query(
      "select from pg_locks where relation = 'orders'::regclass and not granted",
    );
    return rowCount;
  };
  const shop = await newShop(late);
  const { accountId } = shop.account;
  const heard: OutboxEvent[] = [];
  late.relay.subscribe((events) =>
    heard.push(...events.filter((event) => event.topic === "order")),
  );
  const { hash } = await newOrder(guestOf(late, shop), shop.itemId);
  await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
  const { rows } = await watching.query<{ order_id: string }>(
    "select order_id from orders where hash = $1",
    [hash],
  );
  const subjectId = rows[0]?.order_id ?? "";
  const touch = async () => {
    const before = heard.length;
    await withAccount(late.database, { accountId, mode: "write" }, (tx) =>
      addEvent(tx, { topic: "order", subjectId }),
    );
    late.relay.wake();
    await vi.waitFor(() => expect(heard).toHaveLength(before + 1), patience);
  };

  const leaving = await listening(late, { shop, caller: shop.admin });
  const letFirstGo = await holdOrders(first);
  await touch();
  await vi.waitFor(async () => expect(await waitingCount()).toBe(1), patience);
  await touch();
  leaving.cut();
  await vi.waitFor(
    async () => expect(await metricOf(late, "comanda_live_streams")).toBe(0),
    patience,
  );
  const held = holdOrders(second);
  await vi.waitFor(async () => expect(await waitingCount()).toBe(2), patience);
  await letFirstGo();
  const letSecondGo = await held;
  const coming = await listening(late, { shop, caller: shop.admin });
  await letSecondGo();

  const next = await newOrder(guestOf(late, shop), shop.itemId);
  await vi.waitFor(() => expect(coming.orderHashes()).toContain(next.hash), patience);
});
