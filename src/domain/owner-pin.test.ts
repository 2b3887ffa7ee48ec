import { expect, it } from "vitest";
import { isObviousPin, isPin } from "./owner-pin.ts";

it("a PIN is four to six digits", () => {
  expect(["1379", "13792", "137924"].map(isPin)).toEqual([true, true, true]);
  expect(["137", "1379245", "13a9", " 1379", "١٢٣٤", ""].some(isPin)).toBe(false);
});

it("a PIN that is tried first is none to have", () => {
  expect(["0000", "1234", "987654", "777777"].every(isObviousPin)).toBe(true);
  expect(["1357", "1243", "112233", "2580"].some(isObviousPin)).toBe(false);
});
