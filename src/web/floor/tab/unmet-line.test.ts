import { expect, test } from "vitest";
import { menuView } from "../../content/menu-view.ts";
import { newCategory, newItem, newMenu } from "../../content/testing-menu.ts";
import { withAnother, withOptions, withQuantity } from "./draft-lines.ts";
import { findUnmetLine } from "./unmet-line.ts";

const menu = newMenu([newCategory("Pizzas", [newItem("pizza"), newItem("suco")])], {
  menuSubGroups: {
    pizza: [newCategory("Tamanho", [newItem("m"), newItem("g")], { extras: { min: 1, max: 1 } })],
  },
});
const categories = menuView(menu, "br");
const item = categories[0]!.items[0]!;

test("the first line that lacks something is named with its group, whichever line of the item it is", () => {
  const whole = withOptions({}, { item, key: "pizza" }, { m: 1 });
  expect(findUnmetLine(categories, whole)).toBeUndefined();
  const two = withAnother(whole, item);
  expect(findUnmetLine(categories, two)).toMatchObject({
    key: "pizza~2",
    group: { title: "Tamanho" },
  });
});

test("of what has left the menu, and of a menu that is not there, nothing is asked", () => {
  const items = withQuantity({}, { item, key: "pizza" }, 1);
  expect(findUnmetLine([], items)).toBeUndefined();
});
