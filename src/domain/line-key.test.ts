import { expect, test } from "vitest";
import { freeLineKey, itemIdOf, lineKeysOf } from "./line-key.ts";

test("further lines of an item go by its id and a number, the first free one", () => {
  expect(freeLineKey({}, "pizza")).toBe("pizza");
  expect(freeLineKey({ pizza: 1 }, "pizza")).toBe("pizza~2");
  expect(freeLineKey({ pizza: 1, "pizza~3": 1 }, "pizza")).toBe("pizza~2");
  expect(freeLineKey({ "pizza~2": 1 }, "pizza")).toBe("pizza");
  const full = Object.fromEntries(
    ["pizza", ...numbers().map((n) => `pizza~${n}`)].map((k) => [k, 1]),
  );
  expect(freeLineKey(full, "pizza")).toBeUndefined();
});

test("a line's item is found by its key", () => {
  expect(itemIdOf("pizza")).toBe("pizza");
  expect(itemIdOf("pizza~12")).toBe("pizza");
  expect(lineKeysOf({ pizza: 1, soda: 1, "pizza~2": 1 }, "pizza")).toEqual(["pizza", "pizza~2"]);
});

function numbers(): number[] {
  return Array.from({ length: 98 }, (_, index) => index + 2);
}
