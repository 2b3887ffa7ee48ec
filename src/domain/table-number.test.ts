import { expect, test } from "vitest";
import { tableNumberIn } from "./table-number.ts";

test.each([
  ["5", 5],
  [" 05 ", 5],
  ["Mesa 5", 5],
  ["MESA nº 12", 12],
  ["mesa: 7", 7],
  ["table 3", 3],
  ["#8", 8],
  ["５", 5],
  ["5号桌", 5],
])("fault 29: %j names table %i", (place, number) => {
  expect(tableNumberIn(place)).toBe(number);
});

test.each(["", "quarto 5", "room 5", "apto 12", "5a", "5 e 6", "12345", "Mesa da Ana", "-5"])(
  "fault 29: %j names no table",
  (place) => {
    expect(tableNumberIn(place)).toBeUndefined();
  },
);
