import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cartCount,
  cartTotal,
  emptyCart,
  hasRoomFor,
  isEmptyCart,
  putLine,
  mergeEqualLines,
  removeQuantity,
  saveLine,
  type Cart,
  type CartLine,
} from "./cart.ts";
import { isQuantity, maxOrderLines } from "./quantity.ts";

function line(overrides: Partial<CartLine> = {}): CartLine {
  return { qty: 1, title_br: "Pizza", extras: { price: 19.9 }, children: {}, ...overrides };
}

const olives = { qty: 3, extras: { price: 0.1 } };

describe("putting a line", () => {
  test("an item that is put again replaces its line", () => {
    const once = putLine(emptyCart, "pizza", line({ qty: 2, obs: "sem cebola" }));
    const twice = putLine(once, "pizza", line({ qty: 5 }));
    expect(twice).toEqual({ items: { pizza: line({ qty: 5 }) } });
  });

  test.each([0, -1, 100, 1.5, Number.NaN])("a quantity of %d is refused", (qty) => {
    expect(() => putLine(emptyCart, "a", line({ qty }))).toThrow(RangeError);
    const children = { olives: { ...olives, qty } };
    expect(() => putLine(emptyCart, "a", line({ children }))).toThrow(RangeError);
  });

  test.each([-1, 0.001, Number.NaN])("a price of %d is refused", (price) => {
    expect(() => putLine(emptyCart, "a", line({ extras: { price } }))).toThrow(RangeError);
    const children = { olives: { qty: 1, extras: { price } } };
    expect(() => putLine(emptyCart, "a", line({ children }))).toThrow(RangeError);
  });

  test("the cart takes 50 lines and no more, and a full one still takes changes", () => {
    let full: Cart = emptyCart;
    for (let n = 0; n < maxOrderLines; n += 1) full = putLine(full, `item-${n}`, line());
    expect(hasRoomFor(full, "one-more")).toBe(false);
    expect(() => putLine(full, "one-more", line())).toThrow(RangeError);
    expect(hasRoomFor(full, "item-7")).toBe(true);
    expect(putLine(full, "item-7", line({ qty: 9 })).items["item-7"]?.qty).toBe(9);
  });
});

describe("lines of one item", () => {
  const large = { children: { g: { qty: 1, extras: { price: 10 } } } };
  const two = (first: Partial<CartLine>, second: Partial<CartLine>) =>
    [first, second].reduce<Cart>(
      (cart, given) => saveLine(cart, { itemId: "pizza", line: line(given) }) ?? cart,
      emptyCart,
    );

  test("stand apart where options or observations differ", () => {
    expect(Object.keys(two({}, large).items)).toEqual(["pizza", "pizza~2"]);
    expect(Object.keys(two({ obs: "sem cebola" }, {}).items)).toEqual(["pizza", "pizza~2"]);
    expect(cartCount(two({}, large))).toBe(2);
  });

  test("are one where each unit has the same", () => {
    const doubled = { qty: 2, children: { g: { qty: 2, extras: { price: 10 } } } };
    expect(two(large, doubled).items).toEqual({
      pizza: line({ qty: 3, children: { g: { qty: 3, extras: { price: 10 } } } }),
    });
  });

  test("stay apart where one cannot hold both", () => {
    const many = two({ qty: 60 }, { qty: 60 });
    expect(Object.keys(many.items)).toEqual(["pizza", "pizza~2"]);
    expect(mergeEqualLines(many)).toEqual(many);
  });

  test("one that is changed until it equals another joins it, where the first of them stands", () => {
    const cart = two(large, { obs: "bem assada" });
    const save = (key: string, given: Partial<CartLine>) =>
      Object.keys(saveLine(cart, { itemId: "pizza", key, line: line(given) })?.items ?? {});
    expect(save("pizza~2", large)).toEqual(["pizza"]);
    expect(save("pizza", { obs: " bem assada" })).toEqual(["pizza"]);
    expect(save("pizza~2", { qty: 2 })).toEqual(["pizza", "pizza~2"]);
  });

  test("a full cart takes no further one, and still one that is equal", () => {
    let full: Cart = emptyCart;
    for (let n = 0; n < maxOrderLines; n += 1) full = putLine(full, `item-${n}`, line());
    expect(saveLine(full, { itemId: "item-7", line: line(large) })).toBeUndefined();
    expect(saveLine(full, { itemId: "item-7", line: line() })?.items["item-7"]?.qty).toBe(2);
  });

  test("the options of a group cost what its rule says, in each unit", () => {
    const group = { id: "flavours", priceRule: "average", freeQty: 0 } as const;
    const half = (price: number) => ({ qty: 2, extras: { price }, group });
    const children = { a: half(40), b: half(50.01) };
    const cart = putLine(emptyCart, "pizza", line({ qty: 2, extras: { price: 0 }, children }));
    expect(cartTotal(cart)).toBe(2 * 4501);
  });
});

describe("removing", () => {
  const cart = putLine(emptyCart, "pizza", line({ qty: 3, children: { olives } }));

  test("a part leaves the rest", () => {
    expect(removeQuantity(cart, { key: "pizza", qty: 2 }).items["pizza"]?.qty).toBe(1);
  });

  test.each([3, 4, 99])("%d of three deletes the entry", (qty) => {
    expect(isEmptyCart(removeQuantity(cart, { key: "pizza", qty }))).toBe(true);
  });

  test.each(["pasta", "constructor", "__proto__"])(
    "what is not there (%s) leaves the cart as it is",
    (id) => {
      expect(removeQuantity(cart, { key: id, qty: 1 })).toEqual(cart);
    },
  );

  test.each([0, -1, 0.5, Number.NaN, 100])("an amount of %d is refused", (qty) => {
    expect(() => removeQuantity(cart, { key: "pizza", qty })).toThrow(RangeError);
  });
});

test("the total is quantity times price plus each child's own quantity times price", () => {
  const cart = putLine(emptyCart, "pizza", line({ qty: 2, children: { olives } }));
  expect(cartTotal(cart)).toBe(2 * 1990 + 3 * 10);
  expect(cartTotal(emptyCart)).toBe(0);
});

test("the count is of items, without their options", () => {
  const cart = putLine(
    putLine(emptyCart, "a", line({ qty: 2, children: { olives } })),
    "b",
    line(),
  );
  expect(cartCount(cart)).toBe(3);
});

test("other fields of the caller's cart are kept", () => {
  const cart = putLine({ items: {}, paymentMethod: "pix" }, "a", line());
  expect(removeQuantity(cart, { key: "a", qty: 1 })).toEqual({
    items: {},
    paymentMethod: "pix",
  });
});

test("whatever is put and removed, quantities stay whole, totals exact and arguments unchanged", () => {
  const id = fc.constantFrom("a", "b", "__proto__", "constructor");
  const childId = fc.constantFrom("x", "y");
  const qty = fc.integer({ min: 1, max: 99 });
  const extras = fc.record({ price: fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100) });
  const children = fc.dictionary(childId, fc.record({ qty, extras }));
  const put = fc.tuple(id, qty, extras, children).map(([itemId, ...rest]) => (cart: Cart) => {
    const [newQty, newExtras, newChildren] = rest;
    const given = line({ qty: newQty, extras: newExtras, children: newChildren });
    return putLine(cart, itemId, given);
  });
  const remove = fc
    .record({ key: id, qty })
    .map((less) => (cart: Cart) => removeQuantity(cart, less));

  fc.assert(
    fc.property(fc.array(fc.oneof(put, remove), { maxLength: 20 }), (changes) => {
      let cart: Cart = emptyCart;
      for (const change of changes) {
        const before = JSON.stringify(cart);
        const changed = change(cart);
        expect(JSON.stringify(cart)).toBe(before);
        cart = changed;
      }
      const entries = Object.values(cart.items).flatMap((item) => [
        item,
        ...Object.values(item.children),
      ]);
      expect(entries.map((entry) => entry.qty).every(isQuantity)).toBe(true);
      const exact = entries.map(({ qty: n, extras: { price } }) => BigInt(n) * centsOf(price));
      expect(BigInt(cartTotal(cart))).toBe(exact.reduce((sum, part) => sum + part, 0n));
      expect(cartTotal(JSON.parse(JSON.stringify(cart)))).toBe(cartTotal(cart));
    }),
  );
});

/** From the digits, without arithmetic on floats. */
function centsOf(price: number): bigint {
  return BigInt(price.toFixed(2).replace(".", ""));
}
