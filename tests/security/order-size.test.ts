import { beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../src/contract/cart.ts";
import { maxOrderEntries, maxOrderLines } from "../../src/domain/quantity.ts";
import { maxListedLines } from "../../src/server/orders/order-row-queries.ts";
import { newCaller, signedInAdmin, type Caller } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { deliveryBody, sendOrder } from "../../src/server/testing/new-order.ts";
import { refusalOf } from "../../src/server/testing/refusal-of.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";

const optionsOfItem = maxOrderEntries / maxOrderLines - 1;

const testApp = sharedApp();
let admin: Caller;
let guest: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  const account = await newAccount(testApp);
  const numbers = Array.from({ length: maxOrderLines }, (_, number) => number);
  const option = (number: number, at: number) => ({ title: `${number}.${at}`, priceCents: 100 });
  ids = await newMenu(testApp, account, [
    {
      title: "Tudo",
      items: numbers.map((number) => ({
        title: `${number}`,
        priceCents: 100,
        groups: [
          {
            title: `de ${number}`,
            items: Array.from({ length: optionsOfItem + 1 }, (_, at) => option(number, at)),
          },
        ],
      })),
    },
  ]);
  admin = await signedInAdmin(testApp, account);
  guest = newCaller(testApp, account);
});

const id = (title: string) => String(ids[title]);

/** An order of the first items, each with its first options, and each option's id spelled in so many ways. */
function cartOf({
  lines = maxOrderLines,
  options = optionsOfItem,
  spellings = 1,
}): SentCart["items"] {
  const items = Array.from({ length: lines }, (_, number) => {
    const keys = Array.from({ length: options }, (__, at) => id(`${number}.${at}`));
    const children = keys.flatMap((key) =>
      spelledIn(key, spellings).map((one) => [one, { qty: 1 }]),
    );
    return [id(`${number}`), { qty: 1, children: Object.fromEntries(children) }];
  });
  return Object.fromEntries(items);
}

/** The id with small and capital letters in so many ways. */
function spelledIn(key: string, ways: number): string[] {
  return Array.from({ length: ways }, (_, way) => {
    let letter = 0;
    return key.replaceAll(/[a-f]/g, (small) =>
      (way >> letter++) & 1 ? small.toUpperCase() : small,
    );
  });
}

const refused = (items: SentCart["items"]) => refusalOf(sendOrder(admin, deliveryBody(items)));

describe("threat 45, fault 39: the size of an order", () => {
  it("has an end: thousands of lines in each of 50 orders are 50 refusals, and nothing is stored", async () => {
    const items = cartOf({ spellings: 32 });
    // An id with few letters has fewer spellings.
    const lines = Object.values(items).flatMap((line) => Object.keys(line.children ?? {}));
    expect(lines.length).toBeGreaterThan(maxOrderLines * optionsOfItem * 24);
    for (let order = 0; order < 50; order += 1) expect((await refused(items)).status).toBe(422);
    expect((await admin.orders.list({ query: {} })).orders).toEqual([]);
  });

  it("is 200 lines at most, with the options, and no id is two", async () => {
    const tooMany = cartOf({ options: optionsOfItem + 1 });
    expect(await refused(tooMany)).toMatchObject({
      error: "unprocessable_entity",
      fields: { "cartData.items": "no máximo 200 linhas, com as opções" },
    });
    const [itemId, line] = [id("0"), { qty: 1 }];
    expect((await refused({ [itemId]: line, [itemId.toUpperCase()]: line })).status).toBe(422);
    expect((await refused(cartOf({ lines: 1, spellings: 2 }))).status).toBe(422);
  });

  it("does not make a list long: each order has its first items whole, and the number of the others", async () => {
    const whole = await sendOrder(guest, deliveryBody(cartOf({})));
    for (let order = 1; order < 50; order += 1) await sendOrder(admin, deliveryBody(cartOf({})));
    const { orders } = await admin.orders.list({ query: {} });
    const listed = orders.flatMap((order) => ("details" in order ? [order.details] : []));
    expect(listed).toHaveLength(50);
    for (const { items, more } of listed) {
      expect(items).toHaveLength(maxListedLines / (1 + optionsOfItem));
      for (const { children } of items) expect(children).toHaveLength(optionsOfItem);
      expect(more).toBe(maxOrderLines - items.length);
    }
    const [own] = (await guest.orders.list({ query: {} })).orders;
    expect(own).toMatchObject({ hash: whole.hash, details: { more: 45 } });
    const { details } = await guest.orders.get({ params: { hash: whole.hash } });
    expect(details.more).toBeUndefined();
    expect(details.items.flatMap((item) => [item, ...item.children])).toHaveLength(maxOrderEntries);
  });

  it("leaves out an item whose options do not all fit", async () => {
    const options = (number: number, count: number) => ({
      qty: 1,
      children: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [id(`${number}.${at}`), { qty: 1 }]),
      ),
    });
    const cart = Object.fromEntries(
      Array.from({ length: 7 }, (_, number) => [id(`${number}`), options(number, 2)]),
    );
    const { hash } = await sendOrder(admin, deliveryBody(cart));
    const listed = (await admin.orders.list({ query: {} })).orders.find(
      (order) => "hash" in order && order.hash === hash,
    );
    expect(listed).toMatchObject({ details: { more: 1 } });
    const items = listed && "details" in listed ? listed.details.items : [];
    expect(items.map(({ children }) => children.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });
});
