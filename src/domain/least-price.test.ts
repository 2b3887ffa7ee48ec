import { expect, test } from "vitest";
import { leastGroupAmount, leastPrice } from "./least-price.ts";
import type { OptionRules } from "./option-rules.ts";

const plain: OptionRules = { min: 1, max: 1, priceRule: "sum", freeQty: 0 };
const options = [4500, 3000, 6000].map((priceCents) => ({ priceCents, maxQty: 0 }));

test("one must be chosen: the cheapest", () => {
  expect(leastGroupAmount({ ...plain, options })).toBe(3000);
});

test("nothing must be chosen: nothing", () => {
  expect(leastGroupAmount({ ...plain, min: 0, options })).toBe(0);
});

test("each rule prices the cheapest that must be chosen, as often as each can be", () => {
  const once = options.map((option) => ({ ...option, maxQty: 1 }));
  const two = { ...plain, min: 2, max: 2 };
  expect(leastGroupAmount({ ...two, options })).toBe(6000);
  expect(leastGroupAmount({ ...two, options: once })).toBe(7500);
  expect(leastGroupAmount({ ...two, priceRule: "average", options: once })).toBe(3750);
  expect(leastGroupAmount({ ...two, priceRule: "highest", options: once })).toBe(4500);
  expect(leastGroupAmount({ ...two, freeQty: 1, options: once })).toBe(4500);
});

test("an item without a price costs at least what must be chosen of it", () => {
  const groups = [
    { ...plain, options },
    { ...plain, min: 0, options },
  ];
  expect(leastPrice({ priceCents: 0, groups })).toBe(3000);
  expect(leastPrice({ priceCents: 100, groups })).toBeUndefined();
  expect(leastPrice({ priceCents: 0, groups: [] })).toBeUndefined();
});
