import { expect, test } from "vitest";
import type { Cart } from "../../domain/cart.ts";
import { newCategory, newItem, newMenu } from "../content/testing-menu.ts";
import { cartLines, itemsById, titledLines, type CartLineView } from "./cart-lines.ts";

const pizza = newItem("pizza", { title_br: "Pizza da casa", title_us: "House pizza" });
const menu = newMenu([newCategory("Pizzas", [pizza])], {
  menuSubGroups: { pizza: [newCategory("Bordas", [newItem("borda", { title_br: "Borda" })])] },
});

const cart: Cart = {
  items: {
    pizza: {
      qty: 2,
      obs: "bem assada",
      title_br: "Pizza",
      extras: { price: 42.5 },
      children: {
        borda: { qty: 1, extras: { price: 8 } },
        gone: { qty: 1, title_br: "Catupiry", extras: { price: 0.1 } },
        old: { qty: 1, extras: { price: 0 } },
      },
    },
    gone: { qty: 1, title_br: "Guaraná", extras: { price: 6 }, children: {} },
  },
};

test("lines have the menu's titles in the language, and what the cart says they cost", () => {
  expect(cartLines(cart, itemsById(menu), "us")).toEqual([
    {
      key: "pizza",
      itemId: "pizza",
      title: "House pizza",
      obs: "bem assada",
      qty: 2,
      most: 99,
      totalCents: 9310,
      options: [
        { childId: "borda", title: "Borda", qty: 1 },
        { childId: "gone", title: "Catupiry", qty: 1 },
        { childId: "old", title: "Opções", qty: 1 },
      ],
    },
    {
      key: "gone",
      itemId: "gone",
      title: "Guaraná",
      obs: "",
      qty: 1,
      most: 99,
      totalCents: 600,
      options: [],
    },
  ]);
});

test("a line goes by the name that the guest knows, and an option by that of its item too", () => {
  const shown: CartLineView = {
    key: "pizza",
    itemId: "pizza",
    title: "Pizza",
    obs: "",
    qty: 1,
    most: 99,
    totalCents: 100,
    options: [{ childId: "borda", title: "Borda", qty: 1, group: undefined }],
  };
  const refused = ["pizza", "pizza/borda", "pizza/gone", "gone"].map((path) => ({
    path,
    title_br: "Título",
  }));
  expect(titledLines(refused, [shown]).map(({ title }) => title)).toEqual([
    "Pizza",
    "Pizza\u00a0· Borda",
    "Pizza\u00a0· Título",
    "Título",
  ]);
});
