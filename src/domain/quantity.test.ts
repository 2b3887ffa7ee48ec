import fc from "fast-check";
import { expect, test } from "vitest";
import { isQuantity } from "./quantity.ts";

test.each([1, 2, 50, 99])("%d is a quantity", (n) => {
  expect(isQuantity(n)).toBe(true);
});

test.each([0, -0, -1, 1.5, 99.5, 100, 1e9, Number.NaN, Infinity, -Infinity, 1 + Number.EPSILON])(
  "%d is not a quantity",
  (n) => {
    expect(isQuantity(n)).toBe(false);
  },
);

test("a quantity always fits a field of two characters", () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.integer({ min: -9, max: 120 })), (n) => {
      expect(isQuantity(n)).toBe(/^[1-9]\d?$/.test(String(n)));
    }),
  );
});
