import { beforeAll, describe, expect, it } from "vitest";
import type { Item } from "../../contract/content.ts";
import type { Order } from "../../contract/orders.ts";
import { newCaller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryTo } from "../testing/new-order.ts";
import { rawPost } from "../testing/raw-call.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let pizza: Item;
let border: Item;
beforeAll(async () => {
  account = await newAccount(testApp, {
    features: { delivery: true, easyOrder: true },
    extras: { paymentMethods: { cash: true } },
  });
  await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2299,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
        },
      ],
    },
  ]);
  const { menu, menuSubGroups } = await newCaller(testApp, account).content.menu();
  pizza = menu[0]!.items[0]!;
  border = menuSubGroups[pizza.id]![0]!.items[0]!;
});

const { userData, addressData } = deliveryTo;

/** Every field that the specification lists for a cart in section 3, each with something in it. */
const specifiedCart = () => ({
  items: {
    [pizza.id]: {
      qty: 2,
      obs: "sem cebola",
      extras: { price: 22.99 },
      title_br: "Calabresa",
      children: { [border.id]: { qty: 2, extras: { price: 3 } } },
    },
  },
  user: { _auth_id: "41", name: "Ana" },
  userData,
  address: "Rua das Flores, 12",
  addressData: { ...addressData, postal_code: "13010-000", complement: "ap 4" },
  paymentMethod: "cash",
  paymentMethodData: { type: "cash", label: "Dinheiro" },
  changeTo: "R$ 100,00",
  obs: "portão azul",
  location: "12",
});

async function place(cartData: object, fields: object = {}) {
  const body = { userData, cartData, ...fields };
  const {
    status,
    body: answer,
    headers,
  } = await rawPost(testApp, {
    path: "order",
    host: account.host,
    body,
  });
  return { status, fields: answer.fields, order: answer.order, token: headers["token"] };
}

async function placed(cartData: object): Promise<Order> {
  const { status, fields, order, token } = await place(cartData);
  expect([status, fields]).toEqual([201, undefined]);
  const guest = newCaller(testApp, account);
  guest.useToken(token);
  return guest.orders.get({ params: { hash: order?.hash ?? "" } });
}

describe("fault 50: a cart in the specification's own shape", () => {
  it("is an order to a room, with every field that the specification lists", async () => {
    expect(await placed(specifiedCart())).toMatchObject({
      mode: "easy-order",
      user_name: "Ana Souza",
      address: "12",
      obs: "portão azul",
      total_amount: 51.98,
    });
  });

  it("is a delivery where it names no room, and what it says of others has no effect", async () => {
    const { location: _, ...cart } = specifiedCart();
    const others = {
      user: null,
      userData: { name: "Outra", surprise: [1] },
      address: { address: "Rua B", number: "1" },
      paymentMethodData: { type: "pix" },
      total: 0.01,
    };
    expect(await placed({ ...cart, ...others })).toMatchObject({
      mode: "delivery",
      user_name: "Ana Souza",
      address: expect.stringContaining("Rua das Flores, 12"),
      payment_method_name: "Dinheiro",
      cash_change: 100,
      total_amount: 51.98,
    });
  });

  it("may hold whole items, as the menu answers them, with what each line comes to", async () => {
    const { location: _, ...cart } = specifiedCart();
    const child = { ...border, qty: 1, total: 0.01, editMode: false };
    const line = { ...pizza, qty: 1, total: 0.01, children: { [border.id]: child } };
    expect(await placed({ ...cart, items: { [pizza.id]: line } })).toMatchObject({
      total_amount: 25.99,
      details: { items: [{ title_br: "Calabresa", qty: 1, price: 22.99 }] },
    });
  });

  it("still asks when a whole item was seen at another price", async () => {
    const line = { ...pizza, qty: 1, extras: { ...pizza.extras, price: 20 } };
    const { location: _, ...cart } = specifiedCart();
    expect((await place({ ...cart, items: { [pizza.id]: line } })).status).toBe(409);
  });

  it.each([
    ["100.00", 100],
    ["R$ 100", 100],
    ["1.234,50", 1234.5],
    ["troco para 60", 60],
    [60, 60],
    ["", undefined],
    ["não precisa", undefined],
  ])("has %j typed for change, which is %j", async (changeTo, amount) => {
    const { location: _, ...cart } = specifiedCart();
    expect((await placed({ ...cart, changeTo })).cash_change).toBe(amount);
  });

  it.each(["-60", "1-2", "6.0.0", "60.123.4", true, ["60"], null, "9".repeat(41)])(
    "is refused with %j for change, by the field's name",
    async (changeTo) => {
      const { status, fields } = await place({ ...specifiedCart(), changeTo });
      expect([status, Object.keys(fields ?? {})]).toEqual([422, ["cartData.changeTo"]]);
    },
  );

  it.each([
    [{ surprise: 1 }, "cartData.surprise"],
    [{ total_amount: 1 }, "cartData.total_amount"],
    [{ status_id: 4 }, "cartData.status_id"],
  ])("is refused with %j beside it", async (field, path) => {
    const { status, fields } = await place({ ...specifiedCart(), ...field });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, [path]]);
  });
});
