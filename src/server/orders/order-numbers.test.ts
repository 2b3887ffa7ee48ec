import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, newOrder, sendOrder } from "../testing/new-order.ts";
import { sharedApp, startApp } from "../testing/start-app.ts";

const testApp = sharedApp();

function menuOf(owner: TestAccount): Promise<Record<string, string>> {
  return newMenu(testApp, owner, [
    {
      title: "Bebidas",
      items: [
        { title: "Água", priceCents: 500 },
        { title: "Chá", priceCents: 1, active: false },
      ],
    },
  ]);
}

describe("the numbers of orders", () => {
  it("count from 1 on every account, and a refused order takes none", async () => {
    const [one, two] = [await newAccount(testApp), await newAccount(testApp)];
    const [menuOne, menuTwo] = [await menuOf(one), await menuOf(two)];
    const numbers: number[] = [];
    for (const [owner, menu] of [
      [one, menuOne],
      [two, menuTwo],
      [one, menuOne],
      [one, menuOne],
    ] as const) {
      const guest = newCaller(testApp, owner);
      await expect(newOrder(guest, menu["Chá"])).rejects.toThrow("422 unavailable_items");
      numbers.push((await newOrder(guest, menu["Água"])).id);
    }
    expect(numbers).toEqual([1, 1, 2, 3]);
  });

  it("of 20 orders placed at once follow each other without a gap", async () => {
    const account = await newAccount(testApp);
    const water = (await menuOf(account))["Água"];
    const before = await newOrder(newCaller(testApp, account), water);
    const guests = Array.from({ length: 20 }, () => newCaller(testApp, account));
    const placed = await Promise.all(guests.map((guest) => newOrder(guest, water)));
    const numbers = placed.map((order) => order.id).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => before.id + 1 + n));
    expect(new Set(placed.map((order) => order.hash)).size).toBe(20);
    // Each has its own guest, who sees that order and no other.
    const lists = await Promise.all(guests.map((guest) => guest.orders.list({ query: {} })));
    expect(lists.map(({ orders }) => orders.map((order) => "hash" in order && order.hash))).toEqual(
      placed.map(({ hash }) => [hash]),
    );
  });
});

describe("threat 33: orders that come too fast", () => {
  it("are refused by guest and by address, but not staff's and not when repeated", async () => {
    const limited = await startApp({ limits: { perGuest: 2, perAddress: 4 } });
    const busy = await newAccount(limited);
    const menu = await menuOf(busy);
    const body = deliveryBody({ [String(menu["Água"])]: { qty: 1 } });
    const guest = newCaller(limited, busy);
    const key = { idempotencyKey: randomUUID() };
    await guest.orders.place({ body }, key);
    await sendOrder(guest, body);
    await expect(sendOrder(guest, body)).rejects.toMatchObject({
      status: 429,
      refusal: { error: "too_many_requests" },
    });
    expect(Number(guest.lastHeaders()["retry-after"])).toBeGreaterThan(0);
    await guest.orders.place({ body }, key);
    await sendOrder(newCaller(limited, busy), body);
    await sendOrder(newCaller(limited, busy), body);
    await expect(sendOrder(newCaller(limited, busy), body)).rejects.toThrow("429");
    const staff = await signedInAdmin(limited, busy);
    for (let n = 0; n < 6; n += 1) await sendOrder(staff, body);
    expect((await staff.orders.list({ query: {} })).orders).toHaveLength(10);
    await limited.close();
  });
});
