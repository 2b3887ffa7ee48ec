import { beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let guest: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  account = await newAccount(testApp);
  guest = newCaller(testApp, account);
  const sizes = { title: "Tamanho", items: [{ title: "Grande", priceCents: 1000 }] };
  const list = Array.from({ length: 51 }, (_, n) => ({ title: `Item ${n}`, priceCents: 100 }));
  ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299, groups: [sizes] }] },
    { title: "Lista", items: [...list, { title: "Diamante", priceCents: 100_000_000_000 }] },
  ]);
});

const id = (title: string) => String(ids[title]);
const refused = (items: SentCart["items"]) => refusalOf(sendOrder(guest, deliveryBody(items)));

describe("threat 45: a quantity", () => {
  const send = (payload: string) =>
    rawCall(testApp, {
      method: "POST",
      url: "/v2.0/order",
      host: account.host,
      headers: { "idempotency-key": crypto.randomUUID(), "content-type": "application/json" },
      payload,
    });
  const withQty = (qty: string, ofOption: boolean) => {
    const line = {
      [id("Calabresa")]: {
        qty: ofOption ? 1 : 7777,
        children: { [id("Grande")]: { qty: ofOption ? 7777 : 1 } },
      },
    };
    return JSON.stringify(deliveryBody(line)).replace('"qty":7777', `"qty":${qty}`);
  };

  it.each([
    "0",
    "-0",
    "-1",
    "100",
    "1.5",
    '"5"',
    "true",
    "null",
    "[1]",
    "1e2",
    "1e400",
    '""',
    "0.9999999999999999",
  ])("of %s is refused, for items and options", async (qty) => {
    for (const ofOption of [false, true]) {
      const { status, body } = await send(withQty(qty, ofOption));
      expect([status, body.error]).toEqual([422, "unprocessable_entity"]);
      expect(Object.keys(body.fields ?? {})[0]).toMatch(
        ofOption ? /children\..*\.qty$/ : /^cartData\.items\.[^.]*\.qty$/,
      );
    }
  });

  // JSON has one kind of number: these are the integers 1, 10 and 99 in other spellings.
  it.each([
    ["1", 1],
    ["1e1", 10],
    ["1.0", 1],
    ["99", 99],
  ])("of %s is taken as %i", async (qty, count) => {
    const { status, body } = await send(withQty(qty, false));
    expect([status, body.order?.total_amount]).toEqual([
      201,
      Math.round(count * 2299 + 1000) / 100,
    ]);
  });

  it("of lines is at most 50", async () => {
    const lines = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [id(`Item ${n}`), { qty: 99 }]));
    expect(await refused(lines(51))).toMatchObject({
      status: 422,
      fields: { "cartData.items": "no máximo 50 itens" },
    });
    expect((await sendOrder(guest, deliveryBody(lines(50)))).total_amount).toBe(50 * 99);
  });
});

it("an order that costs more than an amount can be is refused, not broken", async () => {
  const cart = (qty: number) => ({ [id("Diamante")]: { qty } });
  expect(await refused(cart(2))).toMatchObject({
    status: 422,
    fields: { "cartData.items": "o total é grande demais" },
  });
  expect((await sendOrder(guest, deliveryBody(cart(1)))).total_amount).toBe(1_000_000_000);
});
