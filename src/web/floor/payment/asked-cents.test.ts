import { expect, test } from "vitest";
import { askedCents } from "./asked-cents.ts";

test("is what is typed, with a comma before the cents", () => {
  expect(askedCents("1,50")).toBe(150);
  expect(askedCents("1.234,50")).toBe(123_450);
});

test("is not said where nothing is typed, and nothing where no amount is", () => {
  expect(askedCents(" ")).toBeUndefined();
  expect(askedCents("dez")).toBe(0);
});
