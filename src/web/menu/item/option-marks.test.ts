import { expect, test } from "vitest";
import type { ShownGroup } from "../../content/menu-view.ts";
import { shownOption } from "../../content/testing-menu.ts";
import { optionMarks } from "./option-marks.ts";

const option = (id: string, priceCents: number) => shownOption(id, { priceCents });
const group = (rules: Partial<ShownGroup>): ShownGroup => ({
  id: "group",
  title: "Grupo",
  title_br: "Grupo",
  subtitle: "",
  min: 0,
  max: 0,
  priceRule: "sum",
  freeQty: 0,
  options: [option("bacon", 400), option("milho", 200)],
  ...rules,
});
const marks = (rules: Partial<ShownGroup>, lineQty: number, chosen: Record<string, number>) =>
  Object.fromEntries(optionMarks(group(rules), { lineQty, chosen }));

test("nothing is said of options that are counted in a single unit", () => {
  expect(marks({}, 1, { bacon: 2 })).toEqual({ bacon: { said: "", free: 0 } });
});

test("of several units it is said that each has so many", () => {
  expect(marks({}, 2, { bacon: 2, milho: 4 })).toEqual({
    bacon: { said: "1 em cada", free: 0 },
    milho: { said: "2 em cada", free: 0 },
  });
});

test("the cheapest are free, in each unit", () => {
  expect(marks({ freeQty: 2 }, 2, { bacon: 4, milho: 2 })).toMatchObject({
    bacon: { free: 1 },
    milho: { free: 1 },
  });
});

test("options that are priced together share the unit", () => {
  expect(marks({ priceRule: "average" }, 1, { bacon: 1, milho: 1 })).toMatchObject({
    bacon: { said: "½" },
    milho: { said: "½" },
  });
});
