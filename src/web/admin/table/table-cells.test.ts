import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTicked, tableFields, type MenuField } from "../../../contract/menu-fields.ts";
import { newCategory, newItem, newMenu } from "../../content/testing-menu.ts";
import { withValues } from "../menu/edits/menu-changes.ts";
import {
  cellError,
  priceCellKey,
  cellsOf,
  cellText,
  editsOf,
  parsedCell,
  undoOf,
  widestPrice,
  type CellValue,
  pastedCells,
} from "./table-cells.ts";
import { changedPrices, parsePercent } from "./price-changes.ts";
import { shownTableSections, tableSections } from "./table-rows.ts";

const option = newItem("catupiry", {
  parent_id: "borda",
  extras: { price: 3, stock: null },
});
const menu = newMenu(
  [
    newCategory("pizzas", [
      newItem("calabresa", { parent_id: "pizzas", extras: { price: 22.99, stock: 5 } }),
      newItem("gratis", { parent_id: "pizzas", extras: { price: 0, stock: null } }),
    ]),
    newCategory("bebidas", [
      newItem("água", { parent_id: "bebidas", extras: { price: 4, stock: null } }),
    ]),
  ],
  { menuSubGroups: { calabresa: [newCategory("borda", [option], { parent_id: "calabresa" })] } },
);
const cells = cellsOf(menu);
const field = (name: string) => {
  const found = tableFields.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is no column`);
  return found;
};

it("knows how wide its columns must be for the highest price", () => {
  expect(widestPrice({})).toBe(3.5); // 0,00
  expect(widestPrice({ ...cells, highest: 1_234_567, unread: "9.999.999,99" })).toBe(8); // 12.345,67
});

function anyValueOf(column: MenuField): fc.Arbitrary<CellValue> {
  if (isTicked(column)) return fc.boolean();
  if (!("min" in column)) return fc.nat({ max: 99_999_999_999 });
  const count = fc.integer({ min: column.min, max: column.max });
  return column.type === "count" ? fc.option(count) : count;
}

describe("a cell", () => {
  it.each<[string, string, CellValue]>([
    ["priceCents", "R$ 1.234,50", 123_450],
    ["priceCents", "", 0],
    ["priceCents", "-3", "-3"],
    ["stock", "", null],
    ["stock", "1.200", 1200],
    ["stock", "100000", "100000"],
    ["stock", "2,5", "2,5"],
    ["active", "Não", false],
    ["active", "SIM ", true],
    ["active", "talvez", "talvez"],
  ])("of %s takes %j for %j", (name, text, expected) => {
    const value = parsedCell(field(name), text);
    expect(value).toBe(expected);
    expect(cellError(field(name), value) === undefined).toBe(typeof value !== "string");
  });

  it("is read again as it is written", () => {
    const value = fc
      .constantFrom(...tableFields)
      .chain((column) => anyValueOf(column).map((kept) => [column, kept] as const));
    fc.assert(
      fc.property(value, ([column, kept]) => {
        expect(parsedCell(column, cellText(column, kept))).toBe(kept);
      }),
    );
  });
});

it("whatever is changed and taken back, the menu is as before", () => {
  const change = fc
    .constantFrom(...Object.keys(cells))
    .chain((key) =>
      anyValueOf(field(key.split(" ")[1] ?? "")).map((value): [string, CellValue] => [key, value]),
    );
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const values = Object.fromEntries(changes);
      const edits = editsOf({ values, base: cells });
      const changed = withValues(menu, edits);
      expect(cellsOf(changed)).toEqual({ ...cells, ...values });
      expect(withValues(changed, undoOf(edits))).toEqual(menu);
    }),
  );
});

it("a pasted block goes into the cells that there are, and counts the rest", () => {
  const key = (id: string, name: string) => priceCellKey(id, name);
  const places = [
    [key("calabresa", "priceCents"), key("calabresa", "stock")],
    [key("gratis", "priceCents"), key("gratis", "stock")],
  ];
  expect(pastedCells("10,00\t3\r\ncaro\t\r\n7\t8\r\n", places)).toEqual({
    cells: {
      [key("calabresa", "priceCents")]: 1000,
      [key("calabresa", "stock")]: 3,
      [key("gratis", "priceCents")]: "caro",
      [key("gratis", "stock")]: null,
    },
    leftOver: 2,
  });
  expect(pastedCells("12", places).cells).toEqual({ [key("calabresa", "priceCents")]: 1200 });
});

it("the rows are those of items, with options and by their words where that is asked for", () => {
  const sections = tableSections(menu);
  const titles = (withOptions: boolean, query = "") =>
    shownTableSections(sections, { withOptions, query }).flatMap(({ rows }) =>
      rows.map(({ name }) => name),
    );
  expect(titles(false)).toEqual(["calabresa", "gratis", "água"]);
  expect(titles(true, "Calabresa")).toEqual(["calabresa", "borda: catupiry (calabresa)"]);
  expect(titles(true, "AGUA beb")).toEqual(["água"]);
});

it("prices change in one category or in all, with those of options or without, never those of nothing", () => {
  const sections = tableSections(menu);
  const how = { change: { by: "percent", percent: 10 }, rounding: "cents" } as const;
  const changed = (categoryId: string, withOptions: boolean) =>
    changedPrices(sections, cells, { categoryId, withOptions, ...how }).map(({ row, toCents }) => [
      row.id,
      toCents,
    ]);
  expect(changed("", false)).toEqual([
    ["calabresa", 2529],
    ["água", 440],
  ]);
  expect(changed("pizzas", true)).toEqual([
    ["calabresa", 2529],
    ["catupiry", 330],
  ]);
});

it.each([
  ["7,5", 7.5],
  ["10 %", 10],
  ["0", 0],
  ["100.01", undefined],
  ["1,234", undefined],
  ["-1", undefined],
  ["", undefined],
])("the percentage %j is %j", (text, expected) => {
  expect(parsePercent(text, 100)).toBe(expected);
});
