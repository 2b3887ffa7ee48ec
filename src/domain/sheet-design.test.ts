import { expect, it } from "vitest";
import { numbersIn } from "./printed-codes.ts";

it.each([
  ["", []],
  ["3", [3]],
  ["1-4, 9", [1, 2, 3, 4, 9]],
  ["9;1–2 2", [1, 2, 9]],
])("reads %j as the tables %j", (text, numbers) => {
  expect(numbersIn(text, 12)).toEqual(numbers);
});

it.each(["0", "13", "4-2", "a", "1-", "1-13", "-2"])("reads no tables in %j", (text) => {
  expect(numbersIn(text, 12)).toBeUndefined();
});
