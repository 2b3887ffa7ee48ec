import { expect, test } from "vitest";
import { leastGroupAmount, leastPrice } from "./least-price.ts";
import type { OptionRules } from "./option-rules.ts";

const plain: OptionRules = { min: 1, max: 1, priceRule: "sum", freeQty: 0 };
const options = [4500, 3000, 6000].map((priceCents) => ({
  priceCents,
  maxQty: 0,
  soldOut: false,
}));

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
  const soldOut = false;
  expect(leastPrice({ priceCents: 0, soldOut, groups })).toBe(3000);
  expect(leastPrice({ priceCents: 100, soldOut, groups })).toBeUndefined();
  expect(leastPrice({ priceCents: 0, soldOut, groups: [] })).toBeUndefined();
});

test("what is sold out is chosen by nobody, and the usual price is shown where nothing is left", () => {
  const but = (...left: number[]) => [
    {
      ...plain,
      options: options.map((option) => ({ ...option, soldOut: !left.includes(option.priceCents) })),
    },
  ];
  expect(leastPrice({ priceCents: 0, soldOut: false, groups: but(4500, 6000) })).toBe(4500);
  expect(leastPrice({ priceCents: 0, soldOut: true, groups: but(6000) })).toBe(3000);
});
