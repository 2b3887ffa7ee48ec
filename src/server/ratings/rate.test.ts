import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { everyDay, newService } from "../account/testing-services.ts";
import { withAccount } from "../db/with-account.ts";
import { waterOf } from "../orders/testing-water.ts";
import { newCaller, signedInAdmin, signedInAttendant } from "../testing/caller.ts";
import { newMenu } from "../testing/new-account.ts";
import { deliveryBody, newOrder, sendOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newRatedShop, rate, ratingsUrl, type RatedShop } from "./testing-rated-shop.ts";

const testApp = sharedApp({ now: () => now });
let now: Date;
let { account, guest, newGuest, listed } = {} as RatedShop;
beforeEach(async () => {
  now = new Date("2026-03-10T15:00:00Z");
  ({ account, guest, newGuest, listed } = await newRatedShop(testApp));
});

/** The orders that ratings are of. */
const orderIds = () =>
  withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "read" },
    ({ db, accountId }) =>
      db
        .selectFrom("ratings as r")
        .leftJoin("orders as o", (join) =>
          join.onRef("o.account_id", "=", "r.account_id").onRef("o.order_id", "=", "r.order_id"),
        )
        .select("o.hash")
        .where("r.account_id", "=", accountId)
        .orderBy("r.rating_id")
        .execute(),
  );

describe("threat 34: a guest's rating", () => {
  it("is stored for the admin, and makes its guest known by a token", async () => {
    const { rating } = await rate(guest, { rate: 4, description: "Massa ótima" });
    expect(rating).toEqual({ id: rating.id, rate: 4 });
    const created = now.toISOString();
    const first = { id: rating.id, rate: 4, description: "Massa ótima", has_order: true, created };
    expect(await listed()).toEqual({ ratings: [first], average: 4, count: 1, next: null });
    const visitor = newCaller(testApp, account);
    await rate(visitor, { rate: 1 });
    expect(visitor.token()).toBeDefined();
  });

  it("fault 46: without an order of their own is marked, and counts in no average until there is one", async () => {
    await rate(guest, { rate: 5 });
    const visitor = newCaller(testApp, account);
    await rate(visitor, { rate: 1 });
    const marks = async () => {
      const { ratings, ...summary } = await listed();
      return { ...summary, marks: ratings.map(({ rate: stars, has_order }) => [stars, has_order]) };
    };
    const both = { count: 2, next: null };
    expect(await marks()).toEqual({
      ...both,
      average: 5,
      marks: [
        [1, false],
        [5, true],
      ],
    });
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1000 }] },
    ]);
    const order = await newOrder(visitor, ids["Calabresa"]);
    await rate(visitor, { rate: 2 });
    expect(await marks()).toEqual({
      ...both,
      average: 3.5,
      marks: [
        [2, true],
        [5, true],
      ],
    });
    // An order that staff have cancelled vouches for nobody.
    const owner = await signedInAdmin(testApp, account);
    await owner.orders.setStatus({ params: { hash: order.hash, statusId: "6" }, body: {} });
    await rate(visitor, { rate: 2 });
    expect((await marks()).average).toBe(5);
  });

  it("replaces the same guest's earlier one of the day, and only that", async () => {
    const first = await rate(guest, { rate: 2, description: "Demorou" });
    const other = await rate(newCaller(testApp, account), { rate: 3 });
    const again = await rate(guest, { rate: 5 });
    expect(again.rating).toEqual({ id: first.rating.id, rate: 5 });
    const { ratings, count } = await listed();
    expect(count).toBe(2);
    expect(ratings.map(({ id, rate: stars, description }) => [id, stars, description])).toEqual([
      [other.rating.id, 3, null],
      [first.rating.id, 5, null],
    ]);
  });

  it("of later that day is of every order that came before it", async () => {
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1000 }] },
    ]);
    const owner = await signedInAdmin(testApp, account);
    await rate(guest, { rate: 2 });
    now = new Date("2026-03-10T16:00:00Z");
    const hashes: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { hash } = await newOrder(guest, ids["Calabresa"]);
      await owner.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
      hashes.push(hash);
    }
    const rated = () =>
      Promise.all(hashes.map(async (hash) => (await guest.orders.get({ params: { hash } })).rated));
    expect(await rated()).toEqual([undefined, undefined]);
    now = new Date("2026-03-10T17:00:00Z");
    await rate(guest, { rate: 5 });
    expect(await rated()).toEqual([true, true]);
  });

  it("stands beside that of another day, which begins at midnight in the account's time zone", async () => {
    // Midnight in São Paulo is 3 o'clock in UTC.
    now = new Date("2026-03-11T02:59:59Z");
    const evening = await rate(guest, { rate: 1 });
    now = new Date("2026-03-11T03:00:00Z");
    const next = await rate(guest, { rate: 5 });
    expect(next.rating.id).not.toBe(evening.rating.id);
    now = new Date("2026-03-12T02:59:59Z");
    expect((await rate(guest, { rate: 4 })).rating.id).toBe(next.rating.id);
    expect(await listed()).toMatchObject({ count: 2, average: 2.5 });
  });

  it("is one rating, however many are sent at once", async () => {
    await rate(guest, { rate: 1 });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 1, 2, 3].map((stars) => rate(guest, { rate: stars })),
    );
    expect(new Set(answers.map(({ rating }) => rating.id)).size).toBe(1);
    const { ratings, count } = await listed();
    expect(count).toBe(1);
    expect(answers.map(({ rating }) => rating.rate)).toContain(ratings[0]?.rate);
  });

  it("loses what would reorder other text, and a comment that shows nothing is none", async () => {
    await rate(guest, { rate: 5, description: "  Bom\u202e demais\n= SUM(A1) <b>ó</b> 🍕 " });
    expect((await listed()).ratings[0]?.description).toBe("Bom demais\n= SUM(A1) <b>ó</b> 🍕");
    await rate(guest, { rate: 5, description: " \u200b\u202e " });
    expect((await listed()).ratings[0]?.description).toBeNull();
  });

  it("takes a comment of a thousand characters", async () => {
    await rate(guest, { rate: 3, description: "á".repeat(1000) });
    expect((await listed()).ratings[0]?.description).toHaveLength(1000);
  });

  it("remembers the guest's last order, if it is of the last 24 hours", async () => {
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1000 }] },
    ]);
    await newOrder(newCaller(testApp, account), ids["Calabresa"]);
    await newOrder(guest, ids["Calabresa"]);
    const { hash } = await newOrder(guest, ids["Calabresa"]);
    await newOrder(newCaller(testApp, account), ids["Calabresa"]);
    now = new Date("2026-03-11T15:00:00Z");
    await rate(guest, { rate: 5 });
    now = new Date("2026-03-12T15:00:01Z");
    await rate(guest, { rate: 5 });
    expect(await orderIds()).toEqual([{ hash }, { hash: null }]);
  });

  it("is of an order ahead until a day after that was due", async () => {
    const owner = await signedInAdmin(testApp, account);
    const slots = { minutes: 30, limit: 5, lead_minutes: 60, days_ahead: 7 } as const;
    const delivery = newService({ hours: everyDay("18:00", 240), slots });
    await owner.services.save({ body: { services: { delivery } } });
    const items = await waterOf(testApp, account);
    const due = "2026-03-14T21:00:00.000Z";
    const { hash } = await sendOrder(
      guest,
      deliveryBody(items, { cartData: { scheduled_for: due } }),
    );
    now = new Date("2026-03-15T21:00:01Z");
    await rate(guest, { rate: 5 });
    expect(await orderIds()).toEqual([{ hash: null }]);
    now = new Date("2026-03-15T21:00:00Z");
    await rate(guest, { rate: 5 });
    expect(await orderIds()).toEqual([{ hash }]);
  });

  it("is of a finished order, and leaves to be rated what came after it for another day", async () => {
    now = new Date("2026-03-14T21:30:00Z");
    const owner = await signedInAdmin(testApp, account);
    const slots = { minutes: 30, limit: 5, lead_minutes: 60, days_ahead: 7 } as const;
    const delivery = newService({ hours: everyDay("18:00", 240), slots });
    await owner.services.save({ body: { services: { delivery } } });
    const items = await waterOf(testApp, account);
    const eaten = await sendOrder(guest, deliveryBody(items, {}));
    const cartData = { scheduled_for: "2026-03-15T21:00:00.000Z" };
    const ahead = await sendOrder(guest, deliveryBody(items, { cartData }));
    const finish = (hash: string) =>
      owner.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    await finish(eaten.hash);
    now = new Date("2026-03-14T22:30:00Z");
    await rate(guest, { rate: 5 });
    expect(await orderIds()).toEqual([{ hash: eaten.hash }]);
    now = new Date("2026-03-15T21:10:00Z");
    await finish(ahead.hash);
    const order = await guest.orders.get({ params: { hash: ahead.hash } });
    expect(order).not.toHaveProperty("rated");
  });
});

describe("threat 34: a rating is refused", () => {
  const wrong: [string, unknown][] = [
    ["no stars", {}],
    ["null", { rate: null }],
    ["0", { rate: 0 }],
    ["6", { rate: 6 }],
    ["-1", { rate: -1 }],
    ["a fraction", { rate: 4.5 }],
    ["a string", { rate: "5" }],
    ["a boolean", { rate: true }],
    ["a long comment", { rate: 5, description: "a".repeat(1001) }],
    ["a comment with NUL", { rate: 5, description: "a\u0000b" }],
    ["a comment with another control character", { rate: 5, description: "a\u0007b" }],
    ["half a character", { rate: 5, description: "\ud83c" }],
    ["null for a comment", { rate: 5, description: null }],
    ["a guest of one's own choice", { rate: 5, _authid: randomUUID() }],
    ["an order of one's own choice", { rate: 5, order_id: randomUUID() }],
    ["a list", [{ rate: 5 }]],
    ["nothing", undefined],
  ];
  it("with anything but 1 to 5 whole stars and a comment that can be shown, and leaves nothing behind", async () => {
    for (const [what, body] of wrong) {
      const headers = { "idempotency-key": randomUUID() };
      const answer = await rawCall(testApp, {
        method: "POST",
        url: ratingsUrl,
        host: account.host,
        headers,
        body,
      });
      expect([answer.status, answer.body.error], what).toEqual([422, "unprocessable_entity"]);
      expect(answer.headers["token"], what).toBeUndefined();
    }
    expect((await listed()).count).toBe(0);
  });

  it("without a key, and under a key that was used for something else", async () => {
    const keyless = await refusalOf(guest.ratings.rate({ body: { rate: 5 } }));
    expect(keyless).toMatchObject({
      status: 422,
      fields: { "Idempotency-Key": expect.any(String) },
    });
    const key = randomUUID();
    const first = await rate(guest, { rate: 5, idempotencyKey: key });
    expect(await rate(guest, { rate: 5, idempotencyKey: key })).toEqual(first);
    expect(await refusalOf(rate(guest, { rate: 1, idempotencyKey: key }))).toMatchObject({
      status: 422,
      error: "idempotency_mismatch",
    });
    expect(await listed()).toMatchObject({ count: 1, average: 5 });
  });

  it("from whoever works here", async () => {
    for (const caller of [
      await signedInAdmin(testApp, account),
      await signedInAttendant(testApp, account),
    ]) {
      expect(await refusalOf(rate(caller, { rate: 5 }))).toMatchObject({
        status: 403,
        error: "access_denied",
      });
    }
    expect((await listed()).count).toBe(0);
  });

  it("while the account is not active", async () => {
    await withAccount(
      testApp.database,
      { accountId: account.accountId, mode: "write" },
      ({ db, accountId }) =>
        db
          .updateTable("accounts")
          .set({ active: false })
          .where("account_id", "=", accountId)
          .execute(),
    );
    expect(await refusalOf(rate(guest, { rate: 5 }))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
  });

  it("with a token that is none", async () => {
    guest.useToken("made up");
    expect(await refusalOf(rate(guest, { rate: 5 }))).toMatchObject({
      status: 401,
      error: "session_expired",
    });
  });

  it("from a guest who sends one after the other, with the time to wait", async () => {
    for (let sent = 0; sent < 10; sent += 1) await rate(guest, { rate: 5 });
    expect(await refusalOf(rate(guest, { rate: 1 }))).toMatchObject({
      status: 429,
      error: "too_many_requests",
    });
    const wait = Number(guest.lastHeaders()["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await listed()).toMatchObject({ count: 1, average: 5 });
    await rate(newCaller(testApp, account), { rate: 5 });
  });

  it("fault 46: from an address whose guests without an order have sent five that day, under ever new names", async () => {
    const asNobody = () =>
      rawCall(testApp, {
        method: "POST",
        url: ratingsUrl,
        host: account.host,
        headers: { "idempotency-key": randomUUID() },
        body: { rate: 1 },
      });
    const visitor = newCaller(testApp, account);
    await rate(visitor, { rate: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, asNobody));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(46);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(23 * 3600);
    expect(await listed()).toMatchObject({ count: 5, average: null });
    // A guest may change their own rating, and a guest with an order is no stranger.
    await rate(visitor, { rate: 2 });
    await rate(guest, { rate: 5 });
    await rate(await newGuest(), { rate: 4 });
    expect(await listed()).toMatchObject({ count: 7, average: 4.5 });
  });
});
