import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newCaller } from "../../testing/caller.ts";
import { newAccount, newMenu } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { newKeyedShop, one, type KeyedShop } from "./testing-keyed-orders.ts";

const testApp = sharedApp();
let shop: KeyedShop;
beforeAll(async () => {
  shop = await newKeyedShop(testApp);
});

describe("threat 35: the same key with the same body", () => {
  it("gets the first answer again, byte for byte, and places nothing", async () => {
    const [key, token] = [randomUUID(), await shop.knownGuest()];
    const before = await shop.orderCount();
    const first = await shop.send(key, one(shop.pizza), token);
    expect(first.status).toBe(201);
    const again = await shop.send(key, one(shop.pizza), token);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers["token"]).toBeUndefined();
    expect((await shop.send(key.toUpperCase(), one(shop.pizza), token)).text).toBe(first.text);
    expect(await shop.orderCount()).toBe(before + 1);
  });

  it("is the same in whatever order its fields come", async () => {
    const [key, token] = [randomUUID(), await shop.knownGuest()];
    const { userData, cartData } = one(shop.pizza);
    const first = await shop.send(key, { userData, cartData }, token);
    expect((await shop.send(key, { cartData, userData }, token)).text).toBe(first.text);
  });

  it("gets the first answer also when the item costs more or is gone since", async () => {
    const [key, token] = [randomUUID(), await shop.knownGuest()];
    const first = await shop.send(key, one(shop.pizza), token);
    await shop.setActive(shop.pizza, false);
    expect((await shop.send(key, one(shop.pizza), token)).text).toBe(first.text);
    await shop.setActive(shop.pizza, true);
  });

  it.each(["a known guest", "somebody new"])(
    "sent 20 times at once by %s places one order",
    async (who) => {
      const [key, token] = [
        randomUUID(),
        who === "a known guest" ? await shop.knownGuest() : undefined,
      ];
      const before = await shop.orderCount();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => shop.send(key, one(shop.pizza), token)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await shop.orderCount()).toBe(before + 1);
      if (token !== undefined) return;
      // Every answer's token is of the guest who has the order, so it does not matter which answer arrives.
      for (const { headers, body } of answers) {
        const guest = newCaller(testApp, shop.account);
        guest.useToken(headers["token"]);
        expect((await guest.orders.get({ params: { hash: String(body.order?.hash) } })).mine).toBe(
          true,
        );
      }
    },
  );

  it("gives a guest whose first answer was lost back to themselves", async () => {
    const key = randomUUID();
    const lost = await shop.send(key, one(shop.pizza));
    const again = await shop.send(key, one(shop.pizza));
    expect(again.text).toBe(lost.text);
    expect(again.headers["token"]).not.toBe(lost.headers["token"]);
    const guest = newCaller(testApp, shop.account);
    guest.useToken(again.headers["token"]);
    expect((await guest.orders.list({ query: {} })).orders).toMatchObject([
      { hash: again.body.order?.hash, mine: true },
    ]);
  });

  it("gives them back also where another call has made another guest of them meanwhile", async () => {
    const key = randomUUID();
    const before = await shop.orderCount();
    const lost = await shop.send(key, one(shop.pizza));
    const guest = newCaller(testApp, shop.account);
    await guest.ratings.rate({ body: { rate: 5 } }, { idempotencyKey: randomUUID() });
    const again = await shop.send(key, one(shop.pizza), guest.token());
    expect([again.status, again.text]).toEqual([201, lost.text]);
    guest.useToken(again.headers["token"]);
    expect((await guest.orders.list({ query: {} })).orders).toMatchObject([
      { hash: again.body.order?.hash, mine: true },
    ]);
    expect(await shop.orderCount()).toBe(before + 1);
  });

  it("is another write on another account", async () => {
    const key = randomUUID();
    const here = await shop.send(key, one(shop.pizza));
    const other = await newAccount(testApp);
    const ids = await newMenu(testApp, other, [
      { title: "Tudo", items: [{ title: "Chá", priceCents: 1 }] },
    ]);
    const there = await shop.send(key, one(String(ids["Chá"])), undefined, other);
    expect([here.status, there.status]).toEqual([201, 201]);
    expect(there.body.order?.hash).not.toBe(here.body.order?.hash);
  });
});
