import { describe, expect, test } from "vitest";
import { menuView } from "../../content/menu-view.ts";
import { newCategory, newItem, newMenu } from "../../content/testing-menu.ts";
import { withObservation, withOption, withQuantity } from "./draft-lines.ts";

const priced = (id: string, title_br: string, price: number) =>
  newItem(id, { title_br, extras: { price } });
const menu = newMenu([newCategory("Pizzas", [priced("pizza", "Calabresa", 52.5)])], {
  menuSubGroups: { pizza: [newCategory("borda", [priced("catupiry", "Catupiry", 10)])] },
});
const pizza = menuView(menu, "br")[0]!.items[0]!;
const catupiry = pizza.groups[0]!.options[0]!;

describe("an item on a tab", () => {
  test("comes with its price, a unit at a time", () => {
    const one = withQuantity({}, pizza, 1);
    expect(one).toEqual({
      pizza: { qty: 1, title_br: "Calabresa", extras: { price: 52.5 }, children: {} },
    });
    expect(withQuantity(one, pizza, 2)["pizza"]?.qty).toBe(2);
  });

  test("is ordered once when an option or an observation comes first", () => {
    expect(withOption({}, pizza, catupiry, 2)).toMatchObject({
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
    const full = withObservation(withOption({}, pizza, catupiry, 1), pizza, "sem cebola");
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
    const full = withObservation(withOption({}, pizza, catupiry, 1), pizza, "sem cebola");
    const bare = withObservation(withOption(full, pizza, catupiry, 0), pizza, "");
    expect(bare).toEqual(withQuantity({}, pizza, 1));
  });
});
