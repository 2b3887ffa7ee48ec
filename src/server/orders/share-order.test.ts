import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, newOrder, sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let guest: Caller;
let pizza: string;
let border: string;
beforeAll(async () => {
  account = await newAccount(testApp);
  const groups = [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }];
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299, groups }] },
  ]);
  [pizza, border] = [String(ids["Calabresa"]), String(ids["Catupiry"])];
  admin = await signedInAdmin(testApp, account);
  guest = newCaller(testApp, account);
});

const share = async (caller: Caller, { hash }: { hash: string }) =>
  (await caller.orderSharing.share({ params: { hash }, body: {} })).key;
const follow = (caller: Caller, key: string) => caller.orderSharing.follow({ params: { key } });
const stranger = (of = account) => newCaller(testApp, of);

const finish = ({ hash }: PlacedOrder) =>
  admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** As if the order had been placed so many hours ago, and finished some time after it. */
const placedAgo = ({ hash }: PlacedOrder, { placed, over }: { placed: number; over?: number }) =>
  withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "write" },
    async ({ db, accountId: account_id }) => {
      const { order_id } = await db
        .updateTable("orders")
        .set({ created_at: hoursAgo(placed), ...(over === undefined ? {} : { status_id: 4 }) })
        .where("account_id", "=", account_id)
        .where("hash", "=", hash)
        .returning("order_id")
        .executeTakeFirstOrThrow();
      if (over === undefined) return;
      const change = { change_id: randomUUID(), changed_at: hoursAgo(over), status_id: 4 };
      await db
        .insertInto("order_status_changes")
        .values({ account_id, order_id, ...change })
        .execute();
    },
  );

describe("threat 12: an order that was shared", () => {
  it("is followed by whoever has its link: where it stands and what it is of, and nothing else", async () => {
    const children = { [border]: { qty: 2 } };
    const items = { [pizza]: { qty: 2, obs: "tocar a campainha da Ana", children } };
    const order = await sendOrder(guest, deliveryBody(items, { cartData: { obs: "troco" } }));
    const key = await share(guest, order);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(key).not.toBe(order.hash);
    await admin.orders.accept({
      params: { hash: order.hash },
      body: { minutes: 40 },
    });
    const whole = await guest.orders.get({ params: { hash: order.hash } });
    const followed = await follow(stranger(), key);
    expect(followed).toEqual({
      id: order.id,
      service: "delivery",
      created: whole.created,
      status_id: whole.status_id,
      new: false,
      accepted_at: whole.accepted_at,
      promised_at: whole.promised_at,
      steps: whole.steps,
      items: [
        {
          title_br: "Calabresa",
          qty: 2,
          options: [{ title_br: "Catupiry", qty: 1, counts: "each" }],
        },
      ],
    });
    // It has neither the hash, by which its guest finds it, nor prices, nor anything that was typed.
    const text = JSON.stringify(followed);
    for (const word of [
      order.hash,
      "Ana",
      "ana@",
      "99999",
      "Flores",
      "troco",
      "22.99",
      "campainha",
    ])
      expect(text).not.toContain(word);
  });

  it("has one link, which its guest and staff get, and nobody else", async () => {
    const order = await newOrder(guest, pizza);
    const key = await share(guest, order);
    const attendant = await signedInAttendant(testApp, account);
    for (const caller of [guest, attendant, admin]) expect(await share(caller, order)).toBe(key);
    const other = stranger();
    await newOrder(other, pizza);
    for (const caller of [other, stranger()])
      expect(await refusalOf(share(caller, order))).toMatchObject({ status: 404 });
  });

  it("is not found by a key that none has, nor at another business, nor before it is shared", async () => {
    const order = await newOrder(guest, pizza);
    const missing = await refusalOf(follow(stranger(), "0".repeat(32)));
    expect(missing).toMatchObject({ status: 404, error: "not_found" });
    expect(await refusalOf(follow(guest, order.hash))).toEqual(missing);
    const key = await share(guest, order);
    expect(await refusalOf(follow(stranger(await newAccount(testApp)), key))).toEqual(missing);
    for (const wrong of ["", "f".repeat(31), "F".repeat(32), "'--"]) {
      const url = `/v2.0/order/shared/${encodeURIComponent(wrong)}`;
      expect((await rawCall(testApp, { url, host: account.host })).status).toBe(404);
    }
  });

  it("is kept by no cache on the way", async () => {
    const key = await share(guest, await newOrder(guest, pizza));
    const url = `/v2.0/order/shared/${key}`;
    const { headers } = await rawCall(testApp, { url, host: account.host });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("ends a day after it is over", async () => {
    const [earlier, later] = [await newOrder(guest, pizza), await newOrder(guest, pizza)];
    const [open, ended] = [await share(guest, later), await share(guest, earlier)];
    await placedAgo(later, { placed: 30, over: 23 });
    await placedAgo(earlier, { placed: 30, over: 25 });
    expect(await follow(stranger(), open)).toMatchObject({ status_id: 4 });
    expect(await refusalOf(follow(stranger(), ended))).toMatchObject({ status: 404 });
    expect(await refusalOf(share(guest, earlier))).toMatchObject({ error: "deal_closed" });
  });

  it("ends three days after it was due, where nobody says that it is over", async () => {
    const order = await newOrder(guest, pizza);
    const key = await share(guest, order);
    await placedAgo(order, { placed: 71 });
    await follow(stranger(), key);
    await placedAgo(order, { placed: 73 });
    expect(await refusalOf(follow(stranger(), key))).toMatchObject({ status: 404 });
  });

  it("ends when its guest has their data erased", async () => {
    const leaving = stranger();
    const order = await newOrder(leaving, pizza);
    const key = await share(leaving, order);
    await finish(order);
    await leaving.privacy.erase();
    expect(await refusalOf(follow(stranger(), key))).toMatchObject({ status: 404 });
    expect(await refusalOf(share(admin, order))).toMatchObject({ error: "deal_closed" });
  });

  it("says what its numbers are of, less what was called off, and when it was cancelled", async () => {
    const items = { [pizza]: { qty: 3, children: { [border]: { qty: 3 } } } };
    const { hash } = await sendOrder(guest, { ...deliveryBody(items), language: "fr" });
    const key = await share(guest, { hash });
    await admin.orderLines.cancel(
      { params: { hash, line: "1" }, body: { qty: 1, reason: "entered_wrong" } },
      { idempotencyKey: randomUUID() },
    );
    const left = await follow(stranger(), key);
    expect(left.items).toEqual([
      {
        title_br: "Calabresa",
        qty: 2,
        options: [{ title_br: "Catupiry", qty: 1, counts: "each" }],
      },
    ]);
    expect(left).not.toHaveProperty("cancelled");
    await admin.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "other", text: "Acabou o queijo" },
    });
    const { cancelled } = await admin.orders.get({ params: { hash } });
    expect(cancelled).toMatchObject({ text: "Acabou o queijo" });
    expect((await follow(stranger(), key)).cancelled).toEqual({ at: cancelled?.at });
  });

  it("costs who tries keys a wait, and neither those who have one nor others who mistake it", async () => {
    const key = await share(guest, await newOrder(guest, pizza));
    const statuses = new Set<number>();
    for (let tries = 0; tries < 61; tries += 1) {
      const { status } = await refusalOf(follow(stranger(), "e".repeat(32)));
      statuses.add(status);
    }
    expect([...statuses]).toEqual([404, 429]);
    await follow(stranger(), key);
    const url = `/v2.0/order/shared/${"e".repeat(32)}`;
    const elsewhere = { url, host: account.host, remoteAddress: "192.0.2.7" };
    expect((await rawCall(testApp, elsewhere)).status).toBe(404);
  });

  it("is read by all who follow it within a bound, which is the order's alone", async () => {
    const [watched, other] = [await newOrder(guest, pizza), await newOrder(guest, pizza)];
    const url = `/v2.0/order/shared/${await share(guest, watched)}`;
    const statuses = new Set<number>();
    for (let reads = 0; reads < 241; reads += 1) {
      const remoteAddress = `192.0.2.${reads % 20}`;
      statuses.add((await rawCall(testApp, { url, host: account.host, remoteAddress })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    await follow(stranger(), await share(guest, other));
  });
});
