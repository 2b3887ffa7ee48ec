import { describe, expect, test } from "vitest";
import { matchMenu } from "../../domain/search.ts";
import { findItem, listedOnly, menuView } from "./menu-view.ts";
import { newCategory, newItem, newMenu } from "./testing-menu.ts";

const image = { id: "i", file: "f", width: 480, height: 480, colour: "#ffffff" };

describe("the menu as a guest sees it", () => {
  test("texts are in the visitor's language, with Portuguese where one is missing", () => {
    const items = [newItem("a", { title_br: "Água", title_us: "Water" }), newItem("b")];
    const menu = newMenu([newCategory("Bebidas", items, { title_us: "Drinks" })]);
    const [category] = menuView(menu, "us");
    expect(category?.title).toBe("Drinks");
    expect(category?.title_br).toBe("Bebidas");
    expect(category?.items.map(({ title }) => title)).toEqual(["Water", "b"]);
  });

  test("fault 9: what is shown in the visitor's language is found by a search, icons too", () => {
    const menu = newMenu(
      [
        newCategory("Pizzas", [
          newItem("b"),
          newItem("a", {
            title_br: "Margherita",
            title_us: "Margherita pizza",
            subtitle_us: "With fresh basil",
            extras: { icons: { v: true } },
          }),
        ]),
      ],
      {
        icons: [
          { id: "v", title: "Vegetariano", title_us: "Vegetarian", uploads: { icons: [image] } },
        ],
      },
    );
    const found = (query: string, language: "br" | "us") =>
      matchMenu(menuView(menu, language), query)?.flatMap(({ items }) => items.map(({ id }) => id));
    for (const query of ["Margherita pizza", "pizza margherita", "fresh basil", "vegetarian"])
      expect(found(query, "us"), query).toEqual(["a"]);
    expect(found("fresh basil", "br")).toEqual([]);
  });

  test("what is inactive is left out, at every level", () => {
    const off = { active: false };
    const menu = newMenu(
      [
        newCategory("shown", [newItem("a"), newItem("b", off)]),
        newCategory("hidden", [newItem("c")], off),
      ],
      {
        menuSubGroups: {
          a: [
            newCategory("sizes", [newItem("large"), newItem("small", off)]),
            newCategory("sauces", [newItem("mustard")], off),
          ],
        },
      },
    );
    const [category, ...others] = menuView(menu, "br");
    expect(others).toEqual([]);
    expect(category?.items.map(({ id }) => id)).toEqual(["a"]);
    const groups = category?.items[0]?.groups ?? [];
    expect(groups.map(({ options }) => options.map(({ id }) => id))).toEqual([["large"]]);
  });

  test("a group without options is no group, while a category without items stays", () => {
    const menu = newMenu([newCategory("full", [newItem("a")]), newCategory("empty", [])], {
      menuSubGroups: { a: [newCategory("nothing", [])] },
    });
    const [full, empty] = menuView(menu, "br");
    expect(full?.items[0]?.groups).toEqual([]);
    expect(empty?.items).toEqual([]);
  });

  test("an item has the icons that are on, with their titles", () => {
    const extras = { icons: { hot: true, vegan: false, gone: true } };
    const menu = newMenu([newCategory("c", [newItem("a", { extras })])], {
      icons: [
        { id: "hot", title: "Picante", uploads: { icons: [image] } },
        { id: "vegan", title: "Vegano", uploads: { icons: [image] } },
      ],
    });
    expect(menuView(menu, "br")[0]?.items[0]?.icons).toEqual([{ title: "Picante", image }]);
  });

  test("prices are in cents", () => {
    const menu = newMenu([newCategory("c", [newItem("a", { extras: { price: 19.9 } })])]);
    expect(menuView(menu, "br")[0]?.items[0]?.priceCents).toBe(1990);
  });

  test("an item without a price begins at the cheapest of its options that can be had", () => {
    const size = (price: number, sold_out = false) =>
      newItem(String(price), { extras: { price, sold_out } });
    const sizes = newCategory("sizes", [size(45, true), size(60)], {
      extras: { min: 1, max: 1, station: null },
    });
    const from = (sold_out: boolean) => {
      const item = newItem("a", { extras: { price: 0, sold_out } });
      const menu = newMenu([newCategory("c", [item])], { menuSubGroups: { a: [sizes] } });
      return menuView(menu, "br")[0]?.items[0]?.fromCents;
    };
    expect([from(false), from(true)]).toEqual([6000, 4500]);
  });

  test("a category hidden from the navigation is still on the page", () => {
    const menu = newMenu([
      newCategory("c", [newItem("a")], { extras: { nav_hide: 1, station: null } }),
    ]);
    expect(menuView(menu, "br")[0]?.inNavigation).toBe(false);
  });

  test("fault 56: an item hidden from the navigation is in the menu, and not in the guests' list", () => {
    const hidden = newItem("b", { extras: { nav_hide: 1 } });
    const all = menuView(newMenu([newCategory("c", [newItem("a"), hidden])]), "br");
    expect(all[0]?.items.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(listedOnly(all)[0]?.items.map(({ id }) => id)).toEqual(["a"]);
  });
});

test("an item is found by its id in whatever category it is", () => {
  const menu = newMenu([newCategory("c", [newItem("a")]), newCategory("d", [newItem("b")])]);
  expect(findItem(menuView(menu, "br"), "b")?.id).toBe("b");
  expect(findItem(menuView(menu, "br"), "x")).toBeUndefined();
});
