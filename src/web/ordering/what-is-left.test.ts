import { expect, test } from "vitest";
import type { CartLine } from "../../domain/cart.ts";
import { withWhatIsLeft } from "./what-is-left.ts";

const lineOf = (qty: number, options: Record<string, number> = {}): CartLine => ({
  qty,
  title_br: "Pizza",
  extras: { price: 40 },
  children: Object.fromEntries(
    Object.entries(options).map(([id, each]) => [id, { qty: each, extras: { price: 5 } }]),
  ),
});

test("what has run out goes, and of the rest stays what there is, over all lines of it", () => {
  const cart = { items: { pizza: lineOf(2), "pizza~2": lineOf(3, { rim: 3 }), soda: lineOf(1) } };
  const named = [{ path: "pizza", left: 4 }, { path: "pizza~2", left: 4 }, { path: "soda" }];
  expect(withWhatIsLeft(cart, named).items).toEqual({
    pizza: lineOf(2),
    "pizza~2": lineOf(2, { rim: 2 }),
  });
});

test("of an option that is short some units keep it, and the others go without", () => {
  const cart = {
    items: { pizza: lineOf(3, { rim: 3, oil: 3 }), "pizza~2": lineOf(1, { rim: 1 }) },
  };
  const named = ["pizza/rim", "pizza~2/rim"].map((path) => ({ path, left: 2 }));
  expect(withWhatIsLeft(cart, named).items).toEqual({
    pizza: lineOf(2, { rim: 2, oil: 2 }),
    "pizza~2": lineOf(1),
    "pizza~3": lineOf(1, { oil: 1 }),
  });
});

test("an option of which fewer are left than a unit has goes, and one that is not the same in each is lessened", () => {
  const cart = { items: { pizza: lineOf(1, { rim: 2 }), pie: lineOf(2, { jam: 3 }) } };
  const named = [
    { path: "pizza/rim", left: 1 },
    { path: "pie/jam", left: 2 },
  ];
  expect(withWhatIsLeft(cart, named).items).toEqual({
    pizza: lineOf(1),
    pie: lineOf(2, { jam: 2 }),
  });
});
