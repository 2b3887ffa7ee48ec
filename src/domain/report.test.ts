import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { abcClasses, isReportRange, minutesWithin } from "./report.ts";

describe("the classes of items", () => {
  it("are A up to 80 percent, B up to 95, C after that; an item that crosses a bound is before it", () => {
    expect(abcClasses([50, 25, 15, 6, 4]).map(({ abc }) => abc)).toEqual(["A", "A", "A", "B", "C"]);
    expect(abcClasses([100]).map(({ abc }) => abc)).toEqual(["A"]);
    expect(abcClasses([])).toEqual([]);
  });

  it("follow each other, and all items bring in everything", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1 }), (amounts) => {
        const classes = abcClasses([...amounts].sort((one, other) => other - one));
        const letters = classes.map(({ abc }) => abc).join("");
        expect(letters).toMatch(/^A*B*C*$/);
        expect(classes.at(-1)?.upTo).toBeCloseTo(1);
      }),
    );
  });
});

describe("the minutes that so many took", () => {
  it("are those of the order in the middle, or of nine in ten", () => {
    const counts = [
      { minutes: 30, count: 2 },
      { minutes: 5, count: 6 },
      { minutes: 90, count: 2 },
    ];
    expect(minutesWithin(counts, 0.5)).toBe(5);
    expect(minutesWithin(counts, 0.8)).toBe(30);
    expect(minutesWithin(counts, 0.9)).toBe(90);
    expect(minutesWithin([], 0.5)).toBeUndefined();
  });
});

describe("days of a report", () => {
  it("have an order, and are not too many or too long ago", () => {
    expect(isReportRange({ from: "2026-11-26", to: "2026-11-26" })).toBe(true);
    expect(isReportRange({ from: "2026-11-27", to: "2026-11-26" })).toBe(false);
    expect(isReportRange({ from: "2020-01-01", to: "2026-11-26" })).toBe(false);
    expect(isReportRange({ from: "0001-01-01", to: "0001-01-01" })).toBe(false);
  });
});
