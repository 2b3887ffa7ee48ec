import { describe, expect, test } from "vitest";
import { menuView } from "../../content/menu-view.ts";
import { newCategory, newItem, newMenu } from "../../content/testing-menu.ts";
import { withAnother, withObservation, withOptions, withQuantity } from "./draft-lines.ts";

const priced = (id: string, title_br: string, price: number) =>
  newItem(id, { title_br, extras: { price } });
const menu = newMenu([newCategory("Pizzas", [priced("pizza", "Calabresa", 52.5)])], {
  menuSubGroups: { pizza: [newCategory("borda", [priced("catupiry", "Catupiry", 10)])] },
});
const item = menuView(menu, "br")[0]!.items[0]!;
const pizza = { item, key: "pizza" };

describe("an item on a tab", () => {
  test("comes with its price, a unit at a time", () => {
    const one = withQuantity({}, pizza, 1);
    expect(one).toEqual({
      pizza: { qty: 1, title_br: "Calabresa", extras: { price: 52.5 }, children: {} },
    });
    expect(withQuantity(one, pizza, 2)["pizza"]?.qty).toBe(2);
  });

  test("is ordered once when an option or an observation comes first", () => {
    expect(withOptions({}, pizza, { catupiry: 2 })).toMatchObject({
      pizza: {
        qty: 1,
        children: { catupiry: { qty: 2, title_br: "Catupiry", extras: { price: 10 } } },
      },
    });
    expect(withObservation({}, pizza, "sem cebola")).toMatchObject({
      pizza: { qty: 1, obs: "sem cebola" },
    });
  });

  test("fault 60: keeps each unit's options and its observation while its quantity changes", () => {
    const full = withObservation(withOptions({}, pizza, { catupiry: 1 }), pizza, "sem cebola");
    const three = withQuantity(full, pizza, 3);
    expect(three["pizza"]).toMatchObject({
      qty: 3,
      obs: "sem cebola",
      children: { catupiry: { qty: 3 } },
    });
    expect(withQuantity(three, pizza, 1)).toEqual(full);
    expect(withQuantity(full, pizza, 0)).toEqual({});
  });

  test("loses an option at none, and an observation without words", () => {
    const full = withObservation(withOptions({}, pizza, { catupiry: 1 }), pizza, "sem cebola");
    const bare = withObservation(withOptions(full, pizza, {}), pizza, "");
    expect(bare).toEqual(withQuantity({}, pizza, 1));
  });

  test("keeps an option that has left the menu, for the refusal that names it", () => {
    const [line] = Object.values(withOptions({}, pizza, { catupiry: 1 }));
    const gone = { qty: 1, extras: { price: 5 } };
    const stored = { pizza: { ...line!, children: { ...line!.children, gone } } };
    expect(withOptions(stored, pizza, {})["pizza"]?.children).toEqual({ gone });
  });

  test("has further lines, each changed alone", () => {
    const two = withAnother(withQuantity({}, pizza, 1), item);
    expect(Object.keys(two)).toEqual(["pizza", "pizza~2"]);
    const second = { item, key: "pizza~2" };
    const changed = withOptions(two, second, { catupiry: 1 });
    expect(changed["pizza"]).toBe(two["pizza"]);
    expect(Object.keys(withQuantity(changed, pizza, 0))).toEqual(["pizza~2"]);
  });
});

test("a group that must have the one option that it has needs no tap", () => {
  const only = newMenu([newCategory("Pizzas", [newItem("pizza")])], {
    menuSubGroups: {
      pizza: [newCategory("Massa", [newItem("fina")], { extras: { min: 1, max: 1 } })],
    },
  });
  const place = { item: menuView(only, "br")[0]!.items[0]!, key: "pizza" };
  expect(withQuantity({}, place, 2)["pizza"]?.children["fina"]?.qty).toBe(2);
});
