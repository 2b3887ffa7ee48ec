import { expect, test } from "vitest";
import type { Category, Item, Menu } from "../../contract/content.ts";
import type { Cart } from "../../domain/cart.ts";
import { cartLines } from "./cart-lines.ts";

const itemOf = (id: string, titles: Partial<Item>): Item => ({
  id,
  parent_id: "category",
  active: true,
  sort: 0,
  uploads: { images: [], icons: [] },
  extras: { price: 1, icons: {}, nav_hide: 0 },
  ...titles,
});

const categoryOf = (items: Item[]): Category => ({
  id: "category",
  schema: "menu-group",
  parent_id: null,
  active: true,
  uploads: { images: [] },
  sort: 0,
  extras: { nav_hide: 0 },
  items,
});

const menu: Pick<Menu, "menu" | "menuSubGroups"> = {
  menu: [categoryOf([itemOf("pizza", { title_br: "Pizza da casa", title_us: "House pizza" })])],
  menuSubGroups: { pizza: [categoryOf([itemOf("borda", { title_br: "Borda" })])] },
};

const cart: Cart = {
  items: {
    pizza: {
      qty: 2,
      obs: "bem assada",
      title_br: "Pizza",
      extras: { price: 42.5 },
      children: {
        borda: { qty: 1, extras: { price: 8 } },
        gone: { qty: 1, extras: { price: 0.1 } },
      },
    },
    gone: { qty: 1, title_br: "Guaraná", extras: { price: 6 }, children: {} },
  },
};

test("lines have the menu's titles in the language, and what the cart says they cost", () => {
  expect(cartLines(cart, menu, "us")).toEqual([
    {
      itemId: "pizza",
      title: "House pizza",
      obs: "bem assada",
      qty: 2,
      totalCents: 9310,
      options: [
        { childId: "borda", title: "Borda", qty: 1 },
        { childId: "gone", title: "Opções", qty: 1 },
      ],
    },
    { itemId: "gone", title: "Guaraná", obs: "", qty: 1, totalCents: 600, options: [] },
  ]);
});
