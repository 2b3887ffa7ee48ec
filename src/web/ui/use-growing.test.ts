import { describe, expect, it } from "vitest";
import { countAfter } from "./use-growing.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const without = (count: number, ...gone: number[]) => upTo(count).filter((n) => !gone.includes(n));

describe("how many rows are there when the list has become another", () => {
  it("goes as far as the last one that was there: none is drawn for one that goes, none goes for one that comes", () => {
    const before = { keys: upTo(100), count: 20 };
    expect(countAfter(before, without(100, 3))).toBe(19);
    expect(countAfter(before, [0, ...upTo(100)])).toBe(21);
    expect(countAfter(before, upTo(101))).toBe(20);
    expect(countAfter(before, without(100, 50))).toBe(20);
    expect(countAfter(before, without(100, 20))).toBe(19);
    expect(countAfter(before, without(100, 18, 19, 20))).toBe(17);
  });

  it("is all of a list that was there whole, and some that come after it", () => {
    expect(countAfter({ keys: upTo(6), count: 10 }, upTo(7))).toBeGreaterThanOrEqual(7);
    expect(countAfter({ keys: upTo(6), count: 6 }, upTo(7))).toBeGreaterThanOrEqual(7);
    expect(countAfter({ keys: [], count: 4 }, upTo(300))).toBe(4);
  });

  it("begins again with a list of others, and is never fewer than at first", () => {
    expect(countAfter({ keys: upTo(100), count: 20 }, [200, 201, 202])).toBe(4);
    expect(countAfter({ keys: upTo(100), count: 20 }, [1, 101, 102])).toBe(4);
  });
});
