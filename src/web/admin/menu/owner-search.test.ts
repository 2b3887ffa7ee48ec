import { expect, test } from "vitest";
import { newCategory, newItem, newMenu } from "../../content/testing-menu.ts";
import { ownerSearch } from "./owner-search.ts";

test("fault 9: an owner finds an inactive item by its shown title, its description and its icons", () => {
  const image = { id: "i", file: "f", width: 480, height: 480, colour: "#ffffff" };
  const menu = newMenu(
    [
      newCategory("Bebidas", [newItem("Água")]),
      newCategory("Massas", [
        newItem("Nhoque"),
        newItem("Lasanha", {
          active: false,
          title_us: "Lasagna",
          subtitle_us: "With spinach",
          extras: { icons: { v: true } },
        }),
      ]),
    ],
    { icons: [{ id: "v", title: "Vegetariano", uploads: { icons: [image] } }] },
  );
  const search = ownerSearch(menu, "us");
  for (const query of ["lasanha", "lasagna", "spinach with", "vegetariano"]) {
    const found = search(query)?.map(({ category, items }) => [
      category.id,
      items.map((i) => i.id),
    ]);
    expect(found, query).toEqual([["Massas", ["Lasanha"]]]);
  }
  expect(search("la")).toBeUndefined();
});
