import { describe, expect, test } from "vitest";
import { brazilianStates, completePostalCode, isBrazilianState } from "./value-rules.ts";

describe("the states", () => {
  test("are the 27 of Brazil, each once", () => {
    expect(new Set(brazilianStates).size).toBe(27);
    for (const state of brazilianStates) {
      expect(state).toMatch(/^[A-Z]{2}$/);
      expect(isBrazilianState(state)).toBe(true);
    }
  });

  test.each(["", "sp", "XX", "SP ", "S", "SPX", "São Paulo", "length", "0"])(
    "do not include %j",
    (text) => {
      expect(isBrazilianState(text)).toBe(false);
    },
  );
});

test("a postal code is complete at eight digits, however they are written", () => {
  expect(completePostalCode("01001-000")).toBe("01001000");
  expect(completePostalCode("01001000")).toBe("01001000");
  expect(completePostalCode("01001-00")).toBeUndefined();
  expect(completePostalCode("")).toBeUndefined();
});
