import { describe, expect, test } from "vitest";
import {
  chosenProblems,
  isOrderable,
  type ChosenOption,
  type RuledGroup,
} from "./chosen-options.ts";

const group = (rules: Partial<RuledGroup> = {}): RuledGroup => ({
  id: "flavours",
  min: 0,
  max: 0,
  priceRule: "sum",
  freeQty: 0,
  offered: [],
  ...rules,
});
const option = (id: string, qty: number, others: Partial<ChosenOption> = {}): ChosenOption => ({
  id,
  groupId: "flavours",
  qty,
  maxQty: 0,
  ...others,
});

describe("what is wrong with the options of a line", () => {
  test("holds for each unit: two pizzas of two halves have four", () => {
    const halves = group({ min: 2, max: 2 });
    const of = (qty: number, ...options: ChosenOption[]) =>
      chosenProblems({ qty, options }, [halves]);
    expect(of(2, option("a", 2), option("b", 2))).toEqual([]);
    expect(of(2, option("a", 4))).toEqual([]);
    expect(of(2, option("a", 2))).toEqual([{ code: "too_few", min: 2, groupId: "flavours" }]);
    expect(of(2)).toEqual([{ code: "too_few", min: 2, groupId: "flavours" }]);
    expect(of(1, option("a", 3))).toEqual([{ code: "too_many", max: 2, groupId: "flavours" }]);
  });

  test("names an option beyond its own limit, in a group without rules as well", () => {
    const options = [option("a", 5, { maxQty: 2 }), option("b", 4, { maxQty: 2 })];
    const tooMany = { code: "too_many_of_option", max: 2, groupId: "flavours", optionId: "a" };
    expect(chosenProblems({ qty: 2, options }, [])).toEqual([tooMany]);
  });

  test("is a number that is not the same in each unit where any group has rules", () => {
    const options = [option("a", 3), option("b", 2, { groupId: "others" })];
    expect(chosenProblems({ qty: 2, options }, [group({ id: "others", freeQty: 1 })])).toEqual([
      { code: "uneven", groupId: "flavours", optionId: "a" },
    ]);
    expect(chosenProblems({ qty: 2, options }, [])).toEqual([]);
    expect(chosenProblems({ qty: 2, options }, [group({ id: "others" })])).toEqual([]);
  });
});

test("an item cannot be ordered while a required group has too few options", () => {
  const one = { maxQty: 1 };
  expect(isOrderable([group({ min: 1, offered: [one] }), group({ freeQty: 3 })])).toBe(true);
  expect(isOrderable([group({ min: 2, offered: [one] })])).toBe(false);
  expect(isOrderable([group({ min: 1 })])).toBe(false);
});
