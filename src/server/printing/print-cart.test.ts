import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { newItem } from "../../domain/testing-ticket.ts";
import { newCaller } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { drawTicket } from "./draw-ticket.ts";
import { newPrintingShop, now, print, type PrintingShop } from "./testing-prints.ts";

const testApp = sharedApp({ now: () => now });
let { ids, guest, cartItems, bytesOf, expectedTicket } = {} as PrintingShop;
beforeEach(async () => {
  ({ ids, guest, cartItems, bytesOf, expectedTicket } = await newPrintingShop(testApp));
});

describe("threat 29: the picture of a cart", () => {
  it("is a JPEG as wide as a ticket, for anybody, without an identity being made", async () => {
    const jpeg = await bytesOf(guest, { items: cartItems() });
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width }).toEqual({ format: "jpeg", width: 576 });
    expect(height).toBeGreaterThan(400);
    expect(guest.token()).toBeUndefined();
    expect(jpeg.equals(await drawTicket(expectedTicket(), "customer"))).toBe(true);
  });

  it("holds who asked, where it goes and how it is paid", async () => {
    const address = { address: "Rua Açaí", number: "12", city: "Campinas", state: "SP" };
    const known = {
      name: "José",
      phone: "(19) 99999-0000",
      obs: "rápido",
      paymentMethod: "cash",
      changeTo: 100,
    } as const;
    const expected = expectedTicket({
      customer: { name: "José", phone: "(19) 99999-0000", document: "" },
      place: "Rua Açaí, 12, Campinas - SP",
      service: "delivery",
      obs: "rápido",
      payment: "Dinheiro",
      changeForCents: 10_000,
    });
    const asParts = await bytesOf(guest, {
      items: cartItems(),
      ...known,
      address,
      email: "jose@example.com",
    });
    expect(asParts.equals(await drawTicket(expected, "customer"))).toBe(true);
    const asText = await bytesOf(guest, {
      items: cartItems(),
      ...known,
      address: "Rua Açaí, 12, Campinas - SP",
    });
    expect(asText.equals(asParts)).toBe(true);
  });

  it("fault 50: is drawn from a kept order in the specification's shape as well", async () => {
    const kept = {
      id: 7,
      userData: { name: "José", email: "jose@example.com", phone: "(19) 99999-0000" },
      addressData: { address: "Rua Açaí", number: "12", city: "Campinas", state: "SP" },
      paymentMethodData: { type: "cash", label: "Dinheiro" },
      cash_change: "R$ 100,00",
      items: cartItems(),
      delivery_fee: 5,
      total_price: 0.01,
    } as const;
    const { userData, addressData } = kept;
    const named = await bytesOf(guest, {
      items: cartItems(),
      ...userData,
      address: addressData,
      paymentMethod: "cash",
      changeTo: 100,
    });
    expect((await bytesOf(guest, kept)).equals(named)).toBe(true);
  });

  it("is the kitchen's when that is asked for", async () => {
    const jpeg = await bytesOf(guest, { items: cartItems(), layout: "production", name: "José" });
    const expected = expectedTicket({ customer: { name: "José", phone: "", document: "" } });
    expect(jpeg.equals(await drawTicket(expected, "production"))).toBe(true);
  });

  it("shows the menu's prices and sum, whatever prices, titles and total the caller names", async () => {
    const honest = await bytesOf(guest, { items: cartItems() });
    const [[itemId, line] = ["", { qty: 1 }]] = Object.entries(cartItems());
    const seen = { price: 0.01 };
    const children = { [String(ids["Catupiry"])]: { qty: 1, extras: seen } };
    const forged = { [itemId]: { ...line, title_br: "Grátis", extras: seen, children } };
    expect((await bytesOf(guest, { items: forged, total: 0.01 })).equals(honest)).toBe(true);
  });

  it("tells the options of a group with rules at one amount, and is not drawn of what breaks them", async () => {
    const shop = await newAccount(testApp);
    const rules = { min: 2, max: 2, priceRule: "average" } as const;
    const flavours = [
      { title: "Calabresa", priceCents: 5001 },
      { title: "Portuguesa", priceCents: 6000 },
    ];
    const groups = [{ title: "Sabores", rules, items: flavours }];
    const menu = await newMenu(testApp, shop, [
      { title: "Pizzas", items: [{ title: "Meia a meia", priceCents: 0, groups }] },
    ]);
    const cartOf = (qty: number) => ({
      [String(menu["Meia a meia"])]: {
        qty: 1,
        children: Object.fromEntries(flavours.map(({ title }) => [String(menu[title]), { qty }])),
      },
    });
    const someone = newCaller(testApp, shop);
    const group = { id: "", title: "Sabores", priceRule: "average", freeQty: 0 } as const;
    const item = newItem({
      title: "Meia a meia",
      priceCents: 0,
      children: flavours.map((flavour) => ({ ...flavour, qty: 1, group })),
    });
    const expected = expectedTicket({
      business: { name: `Casa ${shop.label}`, document: "" },
      items: [item],
      total: { subtotalCents: 5501, serviceCents: 0, deliveryFeeCents: 0, totalCents: 5501 },
    });
    const answer = await testApp.app.inject({
      url: `/assets/print/${await print(someone, { items: cartOf(1) })}`,
      headers: { host: shop.host },
    });
    expect(answer.rawPayload.equals(await drawTicket(expected, "customer"))).toBe(true);
    expect(await refusalOf(print(someone, { items: cartOf(2) }))).toMatchObject({
      status: 422,
      error: "invalid_options",
      lines: [{ group: "Sabores", code: "too_many", max: 2 }],
    });
  });

  it("is not drawn of nothing, of too many lines, or of what cannot be ordered", async () => {
    for (const data of [{}, { items: {} }]) {
      expect(await refusalOf(print(guest, data))).toMatchObject({
        status: 400,
        error: "mandatory_fields",
      });
    }
    const many = Object.fromEntries(
      Array.from({ length: 51 }, () => [crypto.randomUUID(), { qty: 1 }]),
    );
    expect(await refusalOf(print(guest, { items: many }))).toMatchObject({
      status: 422,
      error: "unprocessable_entity",
    });
    for (const itemId of [ids["Fora"], ids["Catupiry"], crypto.randomUUID()]) {
      const refusal = await refusalOf(print(guest, { items: { [String(itemId)]: { qty: 1 } } }));
      expect(refusal).toMatchObject({
        status: 422,
        error: "unavailable_items",
        lines: [{ path: itemId }],
      });
    }
  });

  it("is not drawn where nothing can be ordered", async () => {
    const shut = await newAccount(testApp, { features: { linktree: true } });
    const menu = await newMenu(testApp, shut, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
    ]);
    const items = { [String(menu["Calabresa"])]: { qty: 1 } };
    expect(await refusalOf(print(newCaller(testApp, shut), { items }))).toMatchObject({
      error: "access_denied",
    });
  });
});
