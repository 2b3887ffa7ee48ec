import { describe, expect, test } from "vitest";
import { newCategory, newItem, newMenu } from "../../../content/testing-menu.ts";
import {
  withCategory,
  withFields,
  withItem,
  withMovedItem,
  withRestored,
  withSort,
  withoutEntry,
} from "./menu-changes.ts";

const option = newItem("borda", { parent_id: "bordas" });
const before = newMenu(
  [
    newCategory("pizzas", [
      newItem("calabresa", { parent_id: "pizzas" }),
      newItem("atum", { parent_id: "pizzas" }),
    ]),
    newCategory("bebidas", [newItem("suco", { parent_id: "bebidas" })]),
  ],
  { menuSubGroups: { calabresa: [newCategory("bordas", [option], { parent_id: "calabresa" })] } },
);
const titles = (menu: typeof before) =>
  menu.menu.map(({ id, items }) => `${id}: ${items.map((item) => item.id).join(" ")}`);

describe("the menu after a change", () => {
  test("has a saved item in its place, and the rest is the same object", () => {
    const after = withItem(before, { ...newItem("atum", { parent_id: "pizzas" }), active: false });
    expect(after.menu[0]?.items[1]?.active).toBe(false);
    expect(after.menu[0]?.items[0]).toBe(before.menu[0]?.items[0]);
    expect(after.menu[1]).toBe(before.menu[1]);
    expect(after.menuSubGroups).toBe(before.menuSubGroups);
  });

  test("has an item that somebody has moved meanwhile where it is now, and there alone", () => {
    const after = withItem(before, newItem("atum", { parent_id: "bebidas" }));
    expect(titles(after).slice(0, 2)).toEqual(["pizzas: calabresa", "bebidas: suco atum"]);
  });

  test("has new entries last: items, options, categories and sub-categories", () => {
    const withSoda = withItem(before, newItem("soda", { parent_id: "bebidas" }));
    expect(titles(withSoda)[1]).toBe("bebidas: suco soda");
    const withOption = withItem(before, newItem("sem borda", { parent_id: "bordas" }));
    expect(withOption.menuSubGroups["calabresa"]?.[0]?.items).toHaveLength(2);
    expect(withOption.menu).toBe(before.menu);
    const withDesserts = withCategory(before, newCategory("doces", []));
    expect(titles(withDesserts).at(-1)).toBe("doces: ");
    const group = newCategory("molhos", [], { parent_id: "atum" });
    expect(withCategory(before, group).menuSubGroups["atum"]).toEqual([group]);
  });

  test("keeps the items of a category whose title was saved", () => {
    const after = withCategory(before, newCategory("bebidas", [], { title_br: "Drinques" }));
    expect(after.menu[1]?.title_br).toBe("Drinques");
    expect(after.menu[1]?.items).toBe(before.menu[1]?.items);
  });

  test("switches a category, an item or an option", () => {
    expect(withFields(before, "bebidas", { nav_hide: 1 }).menu[1]?.extras.nav_hide).toBe(1);
    expect(withFields(before, "atum", { active: false }).menu[0]?.items[1]?.active).toBe(false);
    const off = withFields(before, "borda", { active: false });
    expect(off.menuSubGroups["calabresa"]?.[0]?.items[0]?.active).toBe(false);
  });

  test("lacks what was removed", () => {
    expect(titles(withoutEntry(before, "atum"))).toEqual(["pizzas: calabresa", "bebidas: suco"]);
    expect(titles(withoutEntry(before, "pizzas"))).toEqual(["bebidas: suco"]);
    expect(withoutEntry(before, "nobody")).toBe(before);
  });

  test("is in another order, with the same entries", () => {
    expect(titles(withSort(before, null, ["bebidas", "pizzas"]))[0]).toBe("bebidas: suco");
    const after = withSort(before, "pizzas", ["atum", "calabresa"]);
    expect(titles(after)[0]).toBe("pizzas: atum calabresa");
    expect(after.menu[0]?.items[1]).toBe(before.menu[0]?.items[0]);
  });

  test("has an item where the server has moved it", () => {
    const after = withMovedItem(before, { id: "atum", parent_id: "bebidas", sort: 0 });
    expect(titles(after)).toEqual(["pizzas: calabresa", "bebidas: atum suco"]);
    expect(after.menu[1]?.items[0]?.parent_id).toBe("bebidas");
  });
});

describe("an entry that is not gone after all", () => {
  test.each(["pizzas", "bebidas", "calabresa", "atum", "bordas", "borda"])(
    "stands again where it stood: %s",
    (id) => {
      const removed = withoutEntry(before, id);
      expect(withRestored(removed, before, id)).toEqual(before);
      expect(withRestored(removed, before, id)).not.toEqual(removed);
    },
  );

  test("brings nothing back that was removed meanwhile, and undoes no change", () => {
    const removed = withoutEntry(before, "calabresa");
    const cheaper = newItem("atum", { parent_id: "pizzas", extras: { price: 5 } });
    const meanwhile = withoutEntry(withItem(removed, cheaper), "suco");
    const after = withRestored(meanwhile, before, "calabresa");
    expect(titles(after)).toEqual(["pizzas: calabresa atum", "bebidas: "]);
    expect(after.menu[0]?.items[1]).toBe(cheaper);
    expect(after.menu[1]).toBe(meanwhile.menu[1]);
  });

  test("finds its place among what has come and gone meanwhile", () => {
    const meanwhile = withCategory(
      withoutEntry(withoutEntry(before, "bebidas"), "pizzas"),
      newCategory("doces", []),
    );
    const one = withRestored(meanwhile, before, "bebidas");
    expect(titles(one)).toEqual(["bebidas: suco", "doces: "]);
    expect(titles(withRestored(one, before, "pizzas"))[0]).toBe("pizzas: calabresa atum");
  });

  test("stays once, and as it is by now, when it is there already", () => {
    const renamed = withCategory(before, newCategory("bebidas", [], { title_br: "Drinques" }));
    expect(withRestored(renamed, before, "bebidas")).toBe(renamed);
    const moved = withMovedItem(before, { id: "atum", parent_id: "bebidas", sort: 0 });
    expect(withRestored(moved, before, "atum")).toBe(moved);
    expect(withRestored(before, before, "borda")).toBe(before);
  });

  test("stays away with what it stood in", () => {
    const gone = withoutEntry(withoutEntry(before, "atum"), "pizzas");
    expect(titles(withRestored(gone, before, "atum"))).toEqual(["bebidas: suco"]);
  });
});
