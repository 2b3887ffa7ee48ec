import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/orders.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
let account: TestAccount;
let guest: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  testApp = await startApp();
  account = await newAccount(testApp);
  guest = newCaller(testApp, account);
  const sizes = {
    title: "Tamanho",
    items: [
      { title: "Grande", priceCents: 1000 },
      { title: "Gigante", priceCents: 2000, active: false },
    ],
  };
  const closed = { title: "Fora", active: false, items: [{ title: "Extra", priceCents: 100 }] };
  const sugar = { title: "Adoçar", items: [{ title: "Açúcar", priceCents: 0 }] };
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        { title: "Calabresa", priceCents: 2299, groups: [sizes, closed] },
        { title: "Antiga", priceCents: 1, active: false },
      ],
    },
    { title: "Cafés", items: [{ title: "Café", priceCents: 650, groups: [sugar] }] },
    { title: "Natal", active: false, items: [{ title: "Panetone", priceCents: 100 }] },
    {
      title: "Lista",
      items: Array.from({ length: 51 }, (_, n) => ({ title: `Item ${n}`, priceCents: 100 })),
    },
  ]);
});
afterAll(() => testApp.close());

const id = (title: string) => String(ids[title]);
const refused = (items: SentCart["items"]) => refusalOf(sendOrder(guest, deliveryBody(items)));
const withOptions = (title: string, ...options: string[]): SentCart["items"] => ({
  [id(title)]: {
    qty: 1,
    children: Object.fromEntries(options.map((option) => [id(option), { qty: 1 }])),
  },
});

describe("what cannot be ordered", () => {
  const nobodys = "00000000-0000-7000-8000-000000000000";

  type Case = [what: string, items: () => SentCart["items"], path: () => string];

  it.each<Case>([
    ["an inactive item", () => ({ [id("Antiga")]: { qty: 1 } }), () => id("Antiga")],
    [
      "an item of an inactive category",
      () => ({ [id("Panetone")]: { qty: 1 } }),
      () => id("Panetone"),
    ],
    ["an item that is not there", () => ({ [nobodys]: { qty: 1 } }), () => nobodys],
    ["a category", () => ({ [id("Pizzas")]: { qty: 1 } }), () => id("Pizzas")],
    ["an option as an item", () => ({ [id("Grande")]: { qty: 1 } }), () => id("Grande")],
    [
      "an item as an option",
      () => withOptions("Calabresa", "Café"),
      () => `${id("Calabresa")}/${id("Café")}`,
    ],
    [
      "an item as an option of itself",
      () => withOptions("Café", "Café"),
      () => `${id("Café")}/${id("Café")}`,
    ],
    [
      "an option of another item",
      () => withOptions("Calabresa", "Açúcar"),
      () => `${id("Calabresa")}/${id("Açúcar")}`,
    ],
    [
      "an inactive option",
      () => withOptions("Calabresa", "Gigante"),
      () => `${id("Calabresa")}/${id("Gigante")}`,
    ],
    [
      "an option of an inactive group",
      () => withOptions("Calabresa", "Extra"),
      () => `${id("Calabresa")}/${id("Extra")}`,
    ],
    [
      "a group of options",
      () => withOptions("Calabresa", "Tamanho"),
      () => `${id("Calabresa")}/${id("Tamanho")}`,
    ],
  ])("%s is named", async (_, items, path) => {
    const { status, error, lines } = await refused({
      ...items(),
      [id("Café")]: { qty: 1, ...items()[id("Café")] },
    });
    expect([status, error]).toEqual([422, "unavailable_items"]);
    expect(lines?.map((line) => line.path)).toEqual([path()]);
  });

  it("is named all at once, by the title that the guest saw, before any price", async () => {
    const items = {
      [id("Antiga")]: { qty: 1, title_br: "Antiga" },
      [id("Café")]: { qty: 1, extras: { price: 1 } },
      ...withOptions("Calabresa", "Gigante", "Grande"),
    };
    expect((await refused(items)).lines).toEqual([
      { path: id("Antiga"), title_br: "Antiga" },
      { path: `${id("Calabresa")}/${id("Gigante")}`, title_br: "" },
    ]);
  });

  it("is everything of another account", async () => {
    const other = await newAccount(testApp);
    const theirs = await newMenu(testApp, other, [
      { title: "X", items: [{ title: "Deles", priceCents: 1 }] },
    ]);
    const path = String(theirs["Deles"]);
    expect((await refused({ [path]: { qty: 1 } })).lines).toEqual([{ path, title_br: "" }]);
  });
});

describe("a price that the guest did not see", () => {
  it("is shown beside the one they saw, for items and options", async () => {
    const items = {
      [id("Calabresa")]: {
        qty: 2,
        extras: { price: 19.9 },
        children: { [id("Grande")]: { qty: 1, extras: { price: 12 } } },
      },
      [id("Café")]: { qty: 1, extras: { price: 6.5 } },
    };
    expect(await refused(items)).toMatchObject({
      status: 409,
      error: "price_changed",
      lines: [
        { path: id("Calabresa"), title_br: "Calabresa", old_price: 19.9, new_price: 22.99 },
        {
          path: `${id("Calabresa")}/${id("Grande")}`,
          title_br: "Grande",
          old_price: 12,
          new_price: 10,
        },
      ],
    });
  });

  it("is never charged silently, in neither direction", async () => {
    const { accountId } = account;
    const setPrice = (cents: number) =>
      withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
        db
          .updateTable("entries")
          .set({ price_cents: cents })
          .where("account_id", "=", accountId)
          .where("entry_id", "=", id("Café"))
          .execute(),
      );
    const cart = { [id("Café")]: { qty: 1, extras: { price: 6.5 } } };
    for (const cents of [649, 651]) {
      await setPrice(cents);
      expect((await refused(cart)).error).toBe("price_changed");
    }
    await setPrice(650);
    expect((await sendOrder(guest, deliveryBody(cart))).total_amount).toBe(6.5);
  });
});

describe("a quantity", () => {
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
    return JSON.stringify(deliveryBody(line)).replace("7777", qty);
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
  const rich = await newMenu(testApp, account, [
    { title: "Luxo", items: [{ title: "Diamante", priceCents: 100_000_000_000 }] },
  ]);
  const cart = (qty: number) => ({ [String(rich["Diamante"])]: { qty } });
  expect(await refused(cart(2))).toMatchObject({
    status: 422,
    fields: { "cartData.items": "o total é grande demais" },
  });
  const admin = await signedInAdmin(testApp, account);
  expect((await sendOrder(admin, deliveryBody(cart(1)))).total_amount).toBe(1_000_000_000);
});
