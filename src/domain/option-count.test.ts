import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { portugueseWords } from "./ticket-words.ts";
import { maxLineQty, mostOfItem, optionPerUnit, optionQtyFor } from "./option-count.ts";
import { optionLabel } from "./option-share.ts";
import { maxQuantity } from "./quantity.ts";

const grande = (qty: number) => ({ qty, title: "Grande" });

describe("fault 60: options count for each unit", () => {
  test.each([
    [1, 3, "3 Grande"],
    [2, 2, "1 Grande em cada"],
    [2, 6, "3 Grande em cada"],
    [2, 1, "1 Grande no total"],
    [3, 4, "4 Grande no total"],
  ])("%d units that have %d together: %s", (lineQty, optionQty, said) => {
    const { qty, title } = optionLabel(lineQty, grande(optionQty), portugueseWords);
    expect(`${qty} ${title}`).toBe(said);
  });

  test("and go with the number of units, within what a quantity can be", () => {
    const qty = fc.integer({ min: 1, max: maxQuantity });
    fc.assert(
      fc.property(qty, qty, qty, (lineQty, perUnit, newLineQty) => {
        fc.pre(perUnit * lineQty <= maxQuantity);
        const scaled = optionQtyFor(perUnit * lineQty, { lineQty, newLineQty });
        expect(optionPerUnit(newLineQty, scaled)).toBe(perUnit);
        expect(newLineQty <= maxLineQty(lineQty, [perUnit * lineQty])).toBe(scaled <= maxQuantity);
      }),
    );
  });

  test("but what was no whole number for each stays as it is", () => {
    expect(optionQtyFor(3, { lineQty: 2, newLineQty: 5 })).toBe(3);
    expect(maxLineQty(2, [3])).toBe(maxQuantity);
  });
});

test("a most of an item in an order counts over all of its lines, and leaves each its one", () => {
  expect(mostOfItem(0, 50)).toBe(99);
  expect(mostOfItem(5, 3)).toBe(2);
  expect(mostOfItem(5, 5)).toBe(1);
});
