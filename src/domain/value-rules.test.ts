import { expect, test } from "vitest";
import { completePostalCode } from "./value-rules.ts";

test("a postal code is complete at eight digits, however they are written", () => {
  expect(completePostalCode("01001-000")).toBe("01001000");
  expect(completePostalCode("01001000")).toBe("01001000");
  expect(completePostalCode("01001-00")).toBeUndefined();
  expect(completePostalCode("")).toBeUndefined();
});
