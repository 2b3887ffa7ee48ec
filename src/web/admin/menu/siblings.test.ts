import { describe, expect, test } from "vitest";
import { newCategory, newItem, newMenu } from "../../content/testing-menu.ts";
import { neighboursOf, siblingsOf } from "./siblings.ts";

const menu = newMenu(
  [newCategory("pizzas", [newItem("calabresa")]), newCategory("bebidas", [newItem("suco")])],
  {
    menuSubGroups: {
      calabresa: [
        newCategory("bordas", [newItem("catupiry")], { parent_id: "calabresa" }),
        newCategory("molhos", [], { parent_id: "calabresa" }),
      ],
    },
  },
);
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

describe("the entries of one parent", () => {
  test("are the categories, the items of one, the sub-categories of an item, and their options", () => {
    expect(ids(siblingsOf(menu, "category", null))).toEqual(["pizzas", "bebidas"]);
    expect(ids(siblingsOf(menu, "item", "bebidas"))).toEqual(["suco"]);
    expect(ids(siblingsOf(menu, "group", "calabresa"))).toEqual(["bordas", "molhos"]);
    expect(ids(siblingsOf(menu, "option", "bordas"))).toEqual(["catupiry"]);
  });

  test("have neighbours only within the same list", () => {
    expect(neighboursOf(menu, "pizzas")).toEqual({ above: undefined, below: menu.menu[1] });
    expect(neighboursOf(menu, "molhos").above?.id).toBe("bordas");
    expect(neighboursOf(menu, "nobody")).toEqual({ above: undefined, below: undefined });
  });
});
