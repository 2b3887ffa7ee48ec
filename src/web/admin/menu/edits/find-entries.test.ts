import { describe, expect, test } from "vitest";
import { newCategory, newItem, newMenu } from "../../../content/testing-menu.ts";
import { entryIds, neighboursOf, siblingsOf } from "./find-entries.ts";

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

describe("the entries of a menu", () => {
  test("are all of them, or one with everything below it", () => {
    const all = ["pizzas", "calabresa", "bordas", "catupiry", "molhos", "bebidas", "suco"];
    expect([...entryIds(menu)]).toEqual(all);
    expect([...entryIds(menu, "calabresa")]).toEqual(all.slice(1, 5));
    expect([...entryIds(menu, "pizzas")]).toEqual(all.slice(0, 5));
    expect([...entryIds(menu, "nobody")]).toEqual([]);
  });

  test("are those that can be reached: the options of an item that is gone are not", () => {
    const withoutPizzas = { ...menu, menu: menu.menu.slice(1) };
    expect([...entryIds(withoutPizzas)]).toEqual(["bebidas", "suco"]);
  });
});
