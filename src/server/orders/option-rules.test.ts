import { beforeAll, describe, expect, it } from "vitest";
import type { RefusedLine } from "../../contract/errors.ts";
import type { SentCart } from "../../contract/cart.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let guest: Caller;
let owner: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  const account = await newAccount(testApp);
  guest = newCaller(testApp, account);
  owner = await signedInAdmin(testApp, account);
  const option = (title: string, priceCents = 0, others = {}) => ({ title, priceCents, ...others });
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Meia a meia",
          priceCents: 0,
          groups: [
            {
              title: "Sabores",
              rules: { min: 2, max: 2, priceRule: "average" },
              items: [
                option("Calabresa", 5001),
                option("Portuguesa", 6000),
                option("Camarão", 9000, { maxQty: 1 }),
              ],
            },
            { title: "Molhos", rules: { freeQty: 1 }, items: [option("Alho", 200)] },
            { title: "Talheres", items: [option("Garfo", 50)] },
          ],
        },
        {
          title: "Sem tamanho",
          priceCents: 1000,
          groups: [
            {
              title: "Tamanho",
              rules: { min: 1, max: 1 },
              items: [option("Grande", 100, { active: false })],
            },
          ],
        },
        {
          title: "Pouca",
          priceCents: 500,
          maxQty: 3,
          groups: [{ title: "Extras", items: [option("Bacon", 100, { maxQty: 2 })] }],
        },
      ],
    },
  ]);
});

const id = (title: string) => String(ids[title]);
/** A line of the item with the number of each option for the whole line. */
const line = (qty: number, options: Record<string, number> = {}) => ({
  qty,
  children: Object.fromEntries(
    Object.entries(options).map(([title, count]) => [id(title), { qty: count }]),
  ),
});
const place = (items: SentCart["items"]) => sendOrder(guest, deliveryBody(items));
const quote = async (items: SentCart["items"]) => {
  const { cartData } = deliveryBody(items);
  return (await guest.orders.quote({ body: { cartData } })).quote;
};

describe("threat 63: the rules of a group, broken by a call", () => {
  const halves = { title_br: "Meia a meia", group: "Sabores" };
  const path = (option?: string) => [id("Meia a meia"), ...(option ? [id(option)] : [])].join("/");

  type Case = [what: string, sent: [number, Record<string, number>], refused: () => RefusedLine[]];
  it.each<Case>([
    [
      "no option of a required group",
      [1, {}],
      () => [{ path: path(), ...halves, code: "too_few", min: 2 }],
    ],
    [
      "too few for each unit",
      [2, { Calabresa: 2 }],
      () => [{ path: path(), ...halves, code: "too_few", min: 2 }],
    ],
    [
      "too many",
      [1, { Calabresa: 2, Portuguesa: 1 }],
      () => [{ path: path(), ...halves, code: "too_many", max: 2 }],
    ],
    [
      "too many of one option",
      [1, { Camarão: 2 }],
      () => [
        { path: path("Camarão"), ...halves, option: "Camarão", code: "too_many_of_option", max: 1 },
      ],
    ],
    [
      "a number that is not the same in each unit, of any group of the item",
      [2, { Calabresa: 2, Portuguesa: 2, Garfo: 1 }],
      () => [
        {
          path: path("Garfo"),
          title_br: "Meia a meia",
          group: "Talheres",
          option: "Garfo",
          code: "uneven",
        },
      ],
    ],
  ])("%s is refused by the group's name, and in the quote", async (_, [qty, options], refused) => {
    const items = { [id("Meia a meia")]: line(qty, options) };
    expect(await refusalOf(place(items))).toMatchObject({
      status: 422,
      error: "invalid_options",
      lines: refused(),
    });
    expect(await quote(items)).toMatchObject({ refusal: "invalid_options", unavailable: [] });
  });

  it("counts an item's own limit over all of its lines", async () => {
    const [first, second] = [id("Pouca"), `${id("Pouca")}~2`];
    const refused = { title_br: "Pouca", code: "too_many", max: 3 };
    expect(
      (await refusalOf(place({ [first]: line(2), [second]: line(2, { Bacon: 2 }) }))).lines,
    ).toEqual([
      { path: first, ...refused },
      { path: second, ...refused },
    ]);
    const { total_amount } = await place({ [first]: line(1), [second]: line(2, { Bacon: 3 }) });
    expect(total_amount).toBe(18);
  });

  it("an item whose required group has no option left cannot be had", async () => {
    const items = { [id("Sem tamanho")]: line(1) };
    expect(await refusalOf(place(items))).toMatchObject({
      status: 422,
      error: "unavailable_items",
      lines: [{ path: id("Sem tamanho") }],
    });
    expect(await quote(items)).toMatchObject({ refusal: "unavailable_items" });
  });
});

describe("threat 63: a price by a rule", () => {
  const pair = { Calabresa: 2, Portuguesa: 2 };

  it("is the server's: an average for each unit, rounded once, with the cheapest for nothing", async () => {
    const items = { [id("Meia a meia")]: line(2, { ...pair, Alho: 4, Garfo: 2 }) };
    // 55.005 is 55.01 a pizza; one of two portions of garlic is free; a fork.
    const total = 2 * (55.01 + 2 + 0.5);
    const key = id("Meia a meia");
    expect(await quote(items)).toMatchObject({
      total_amount: total,
      lines: [{ key, amount: total }],
    });
    expect((await place(items)).total_amount).toBe(total);
    const shown = { ...deliveryBody(items), shown_total: 2 * 50.01 };
    expect(await refusalOf(sendOrder(guest, shown))).toMatchObject({
      status: 409,
      error: "quote_changed",
      quote: { total_amount: total },
    });
  });

  it("is of each line, where an item is there twice", async () => {
    const key = id("Meia a meia");
    const items = {
      [key]: line(1, { Calabresa: 2 }),
      [`${key}~2`]: line(1, { Portuguesa: 2 }),
      [`${key}~99`]: line(1, { Portuguesa: 1, Camarão: 1 }),
    };
    const { lines } = await quote(items);
    expect(lines.map(({ key: of, amount }) => [of, amount])).toEqual([
      [key, 50.01],
      [`${key}~2`, 60],
      [`${key}~99`, 75],
    ]);
    expect((await place(items)).total_amount).toBe(185.01);
  });

  it.each(["~1", "~0", "~02", "~100", "~", "~2~3", "~-2"])(
    "a key that ends in %s is none",
    async (end) => {
      const refusal = await refusalOf(place({ [`${id("Pouca")}${end}`]: { qty: 1 } }));
      expect(refusal).toMatchObject({ status: 422, error: "unprocessable_entity" });
    },
  );
});

it("an option that has left cannot be had", async () => {
  const items = { [id("Meia a meia")]: line(1, { Calabresa: 2, Alho: 1 }) };
  const path = `${id("Meia a meia")}/${id("Alho")}`;
  await owner.content.removeItem({ params: { id: id("Alho") } });
  expect(await refusalOf(place(items))).toMatchObject({
    error: "unavailable_items",
    lines: [{ path }],
  });
});

it.each([
  [
    "half",
    { Calabresa: 2, Portuguesa: 2, Garfo: 4 },
    [
      { qty: 2, title: "Calabresa", share: "½", main: true },
      { qty: 2, title: "Portuguesa", share: "½", main: true },
      { qty: 4, title: "Garfo" },
    ],
  ],
  ["the whole", { Calabresa: 4 }, [{ qty: 2, title: "Calabresa", main: true }]],
])("tells the kitchen what is %s of each pizza, and counts all else", async (_, chosen, shown) => {
  const { hash } = await place({ [id("Meia a meia")]: line(2, chosen) });
  await owner.orders.accept({ params: { hash }, body: {} });
  const { tickets } = await owner.kitchen.tickets();
  const ticket = tickets.find((one) => one.hash === hash);
  expect(ticket?.lines.map(({ options }) => options)).toEqual([shown]);
});
