import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ordersContract } from "../../../contract/orders.ts";
import type { CartLine } from "../../../domain/cart.ts";
import { orderRequest } from "./checkout-request.ts";
import { textsOf, typedPart, type CheckoutTexts } from "./checkout-fields.ts";
import { emptyStoredCart } from "../stored-cart.ts";

const itemId = "0194f000-0000-7000-8000-000000000001";
const optionId = "0194f000-0000-7000-8000-000000000002";

const line: CartLine = {
  qty: 2,
  obs: " sem cebola ",
  title_br: "Pizza",
  extras: { price: 42.5 },
  children: { [optionId]: { qty: 1, extras: { price: 8 } } },
};
const items = { [itemId]: line };

const shownTotal = 93;

const filled: CheckoutTexts = {
  "userData.name": " Ana Souza ",
  "userData.email": "ana@exemplo.com.br",
  "userData.phone": "(11) 95555-0101",
  "userData.document": "529.982.247-25",
  "cartData.addressData.postal_code": "13010-000",
  "cartData.addressData.address": "Rua das Flores",
  "cartData.addressData.number": "12",
  "cartData.addressData.complement": "  ",
  "cartData.addressData.district": "Centro",
  "cartData.addressData.city": "Campinas",
  "cartData.addressData.state": "SP",
  "cartData.area_district": "",
  "cartData.scheduled_for": "",
  "cartData.location": " 204 ",
  "cartData.obs": "Portão azul",
  "cartData.paymentMethod": "cash",
  "cartData.changeTo": "R$ 150,00",
};

const sentLine = {
  qty: 2,
  obs: "sem cebola",
  title_br: "Pizza",
  extras: { price: 42.5 },
  children: { [optionId]: { qty: 1, extras: { price: 8 } } },
};

describe("a delivery", () => {
  test("sends what was typed, trimmed, without what was left blank", () => {
    expect(orderRequest({ texts: filled, items, shownTotal, service: "delivery" })).toEqual({
      shown_total: 93,
      userData: {
        name: "Ana Souza",
        email: "ana@exemplo.com.br",
        phone: "(11) 95555-0101",
        document: "529.982.247-25",
      },
      cartData: {
        items: { [itemId]: sentLine },
        obs: "Portão azul",
        addressData: {
          postal_code: "13010-000",
          address: "Rua das Flores",
          number: "12",
          district: "Centro",
          city: "Campinas",
          state: "SP",
        },
        paymentMethod: "cash",
        changeTo: 150,
      },
    });
  });

  test.each([
    ["only with cash", { "cartData.paymentMethod": "pix" }],
    ["only when a note was named", { "cartData.changeTo": "" }],
    ["never for nothing", { "cartData.changeTo": "0,00" }],
  ])("asks for change %s", (_, texts) => {
    const { cartData } = orderRequest({
      texts: { ...filled, ...texts },
      items,
      shownTotal,
      service: "delivery",
    });
    expect(cartData).not.toHaveProperty("changeTo");
  });

  test("names no payment method when none was chosen", () => {
    const texts = { ...filled, "cartData.paymentMethod": "" };
    const { cartData } = orderRequest({ texts, items, shownTotal, service: "delivery" });
    expect(cartData).not.toHaveProperty("paymentMethod");
  });
});

test("an order to a room has the room, and neither address, payment, e-mail nor document", () => {
  expect(orderRequest({ texts: filled, items, shownTotal, service: "indoor" })).toEqual({
    shown_total: 93,
    userData: { name: "Ana Souza", phone: "(11) 95555-0101" },
    cartData: { items: { [itemId]: sentLine }, obs: "Portão azul", location: "204" },
  });
});

test.each(["delivery", "takeout", "indoor"] as const)(
  "the wire takes every %s order",
  (service) => {
    for (const texts of [filled, { ...textsOf(emptyStoredCart), "cartData.location": "7" }]) {
      const request = orderRequest({ texts, items, shownTotal, service });
      expect(z.safeParse(ordersContract.place.body, request)).toEqual({
        success: true,
        data: request,
      });
    }
  },
);

test("the same texts make the same bytes, so that a repeated order is known as one", () => {
  const again = textsOf({ ...emptyStoredCart, ...typedPart(filled) });
  expect(again).toEqual(filled);
  const [first, second] = [filled, again].map((texts) =>
    JSON.stringify(orderRequest({ texts, items, shownTotal, service: "delivery" })),
  );
  expect(second).toBe(first);
});
