import { describe, expect, test } from "vitest";
import { menuView } from "../content/menu-view.ts";
import { newCategory, newItem, newMenu } from "../content/testing-menu.ts";
import { inEachUnit, mostOf, onlyChoices, unmetGroups, withOptionChosen } from "./group-choice.ts";

const options = (...ids: string[]) => ids.map((id) => newItem(id));
const menu = newMenu([newCategory("Pizzas", options("pizza"))], {
  menuSubGroups: {
    pizza: [
      newCategory("Tamanho", options("média", "grande"), { extras: { min: 1, max: 1 } }),
      newCategory("Massa", options("fina"), { extras: { min: 1, max: 1 } }),
      newCategory("Extras", options("bacon", "milho", "ovo"), { extras: { max: 2 } }),
    ],
  },
});
const item = menuView(menu, "br")[0]!.items[0]!;
const [size, dough, extras] = item.groups as [
  (typeof item.groups)[0],
  (typeof item.groups)[0],
  (typeof item.groups)[0],
];
const names = (lineQty: number, chosen: Record<string, number>) =>
  unmetGroups(item, { lineQty, chosen }).map(({ title }) => title);

describe("an item with rules", () => {
  test("lacks what must be chosen, in the order of its groups", () => {
    expect(names(1, {})).toEqual(["Tamanho", "Massa"]);
    expect(names(2, { grande: 2, fina: 2 })).toEqual([]);
  });

  test("has too much where a group or an option has", () => {
    const chosen = { grande: 1, fina: 1 };
    expect(names(1, { ...chosen, bacon: 2 })).toEqual([]);
    expect(names(1, { ...chosen, bacon: 2, ovo: 1 })).toEqual(["Extras"]);
  });

  test("has the only option of a group that must have it", () => {
    expect(onlyChoices(item)).toEqual({ fina: 1 });
  });
});

describe("choosing an option", () => {
  const both = { lineQty: 2, chosen: { grande: 2, bacon: 2 } };

  test("replaces the other where there is one alone, for every unit", () => {
    const chosen = withOptionChosen(size, both, { optionId: "média", perUnit: 1 });
    expect(chosen).toEqual({ bacon: 2, média: 2 });
  });

  test("adds to the others elsewhere, and none takes it out", () => {
    const more = withOptionChosen(extras, both, { optionId: "ovo", perUnit: 1 });
    expect(more).toEqual({ grande: 2, bacon: 2, ovo: 2 });
    expect(withOptionChosen(extras, both, { optionId: "bacon", perUnit: 0 })).toEqual({
      grande: 2,
    });
  });

  test("goes as far as the group has room", () => {
    expect(mostOf(extras, both, "ovo")).toBe(1);
    expect(mostOf(dough, both, "fina")).toBe(1);
    expect(inEachUnit(both, "bacon")).toBe(1);
  });
});
