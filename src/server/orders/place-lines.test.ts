import { beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let guest: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
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
  ]);
});

const id = (title: string) => String(ids[title]);
const refused = (items: SentCart["items"]) => refusalOf(sendOrder(guest, deliveryBody(items)));
const withOptions = (title: string, ...options: string[]): SentCart["items"] => ({
  [id(title)]: {
    qty: 1,
    children: Object.fromEntries(options.map((option) => [id(option), { qty: 1 }])),
  },
});

it("fault 39: an id in capitals is refused, so that one id is not two lines", async () => {
  const [item, option] = [id("Calabresa"), id("Grande").toUpperCase()];
  expect(await refused({ [item.toUpperCase()]: { qty: 1 } })).toMatchObject({ status: 422 });
  expect(await refused({ [item]: { qty: 1, children: { [option]: { qty: 1 } } } })).toMatchObject({
    status: 422,
  });
});

describe("threat 43: what cannot be ordered", () => {
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

describe("threat 42: a price that the guest did not see", () => {
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
