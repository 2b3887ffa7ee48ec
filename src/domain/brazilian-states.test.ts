import { describe, expect, test } from "vitest";
import { brazilianStates, isBrazilianState } from "./brazilian-states.ts";

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
