import { expect, test } from "vitest";
import type { CartLine } from "../../domain/cart.ts";
import type { OrderRequest } from "./order-request.ts";
import { withNewPrices, withoutArrived, withoutLines } from "./cart-corrections.ts";

const pizza: CartLine = {
  qty: 2,
  title_br: "Pizza",
  extras: { price: 42.5 },
  children: { borda: { qty: 1, extras: { price: 8 } }, azeite: { qty: 1, extras: { price: 2 } } },
};
const soda: CartLine = { qty: 1, title_br: "Guaraná", extras: { price: 6 }, children: {} };
const cart = { items: { pizza, soda }, obs: "sem pressa" };

const line = (path: string, new_price?: number) => ({
  path,
  title_br: "",
  ...(new_price === undefined ? {} : { new_price }),
});

test("new prices reach the lines and options that were named, and no others", () => {
  expect(withNewPrices(cart, [line("pizza", 45), line("pizza/borda", 0)])).toEqual({
    items: {
      pizza: {
        ...pizza,
        extras: { price: 45 },
        children: { ...pizza.children, borda: { qty: 1, extras: { price: 0 } } },
      },
      soda,
    },
    obs: "sem pressa",
  });
});

test("a named line goes with its options; a named option goes alone", () => {
  expect(withoutLines(cart, [line("pizza")]).items).toEqual({ soda });
  expect(withoutLines(cart, [line("pizza/borda"), line("soda")]).items).toEqual({
    pizza: { ...pizza, children: { azeite: pizza.children["azeite"] } },
  });
});

test("of several lines of an item the one that is named is changed, and those that are equal then are one", () => {
  const plain = { ...pizza, children: {} };
  const two = { items: { pizza: plain, "pizza~2": pizza } };
  expect(withNewPrices(two, [line("pizza~2/borda", 9)]).items).toEqual({
    pizza: plain,
    "pizza~2": {
      ...pizza,
      children: { ...pizza.children, borda: { qty: 1, extras: { price: 9 } } },
    },
  });
  const without = withoutLines(two, [line("pizza~2/borda"), line("pizza~2/azeite")]);
  expect(without.items).toEqual({ pizza: { ...plain, qty: 4 } });
});

test("what is no longer in the cart changes nothing", () => {
  expect(withNewPrices(cart, [line("gone", 1), line("gone/too", 1)])).toEqual(cart);
  expect(withoutLines(cart, [line("gone"), line("soda/gone")])).toEqual(cart);
});

const arrivedWith = (items: OrderRequest["cartData"]["items"]): OrderRequest => ({
  userData: { name: "Ana" },
  cartData: { items },
});

test("what an order had that has arrived is no longer there, and further units of it are", () => {
  const each = (qty: number) => ({ qty, extras: { price: 8 } });
  const whole = { ...pizza, children: { borda: each(2) } };
  const arrived = arrivedWith({ pizza: { ...whole, qty: 1, children: { borda: each(1) } } });
  expect(withoutArrived({ ...cart, items: { pizza: whole, soda } }, arrived)).toEqual({
    items: { pizza: { ...whole, qty: 1, children: { borda: each(1) } }, soda },
    obs: "sem pressa",
  });
  expect(withoutArrived({ items: { pizza: whole } }, arrivedWith({ pizza: whole }))).toEqual({
    items: {},
  });
});

test("a line under the key of one that has arrived stays where something else was chosen", () => {
  const plain = { ...soda, obs: "" };
  const cold = { ...soda, obs: "gelado" };
  const iced = { ...soda, obs: "com gelo" };
  const arrived = arrivedWith({ soda: cold, "soda~2": plain });
  const now = { items: { soda: iced, "soda~2": soda, "soda~3": plain } };
  expect(withoutArrived(now, arrived)).toEqual({ items: { soda: iced, "soda~3": plain } });
});
