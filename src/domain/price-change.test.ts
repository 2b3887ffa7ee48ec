import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxTypedCents } from "./money.ts";
import {
  changedPrice,
  maxPercentUp,
  priceRoundings,
  type PriceChange,
  type PriceRounding,
} from "./price-change.ts";

const percent = (value: number): PriceChange => ({ by: "percent", percent: value });
const amount = (cents: number): PriceChange => ({ by: "amount", cents });

describe("a changed price", () => {
  it.each<[number, PriceChange, PriceRounding, number]>([
    [2299, percent(10), "cents", 2529],
    [2295, percent(10), "cents", 2525],
    [2299, percent(-10), "cents", 2069],
    [1050, percent(0.1), "cents", 1051],
    [2299, percent(10), "10", 2530],
    [2525, percent(0), "50", 2550],
    [2524, percent(0), "50", 2500],
    [2550, percent(0), "100", 2600],
    [2549, percent(0), "100", 2500],
    [2299, percent(10), "90", 2490],
    [2299, percent(12), "90", 2590],
    [2540, percent(0), "90", 2590],
    [2539, percent(0), "90", 2490],
    [30, percent(0), "90", 90],
    [2299, amount(150), "cents", 2449],
    [2299, amount(-150), "100", 2100],
    [100, amount(-150), "cents", 0],
    [100, amount(-150), "90", 0],
    [20, percent(0), "50", 0],
    [0, amount(100), "cents", 0],
    [maxTypedCents, percent(1000), "cents", maxTypedCents],
  ])("of %i by %o to %s is %i", (cents, change, rounding, expected) => {
    expect(changedPrice(cents, { change, rounding })).toBe(expected);
  });

  it.each([-100.01, 1000.01, 0.001, Number.NaN])("is none by %d percent", (value) => {
    expect(() => changedPrice(100, { change: percent(value), rounding: "cents" })).toThrow(
      RangeError,
    );
  });
});

const cents = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 1, max: maxTypedCents }),
);
const hundredths = fc.integer({ min: -10_000, max: maxPercentUp * 100 });
const change = fc.oneof(
  hundredths.map((value) => percent(value / 100)),
  fc.integer({ min: -100_000, max: 100_000 }).map(amount),
);
const roundings = Object.keys(priceRoundings) as PriceRounding[];
const rounding = fc.constantFrom(...roundings);

/** The same in fractions of any size. */
function exactTwice(price: number, by: PriceChange): bigint {
  return by.by === "amount"
    ? BigInt(Math.max(0, price + by.cents)) * 20_000n
    : BigInt(price) * BigInt(10_000 + Math.round(by.percent * 100)) * 2n;
}

describe("whatever is changed, the price", () => {
  it("is a price, and ends as was asked unless it is nothing or the most", () => {
    fc.assert(
      fc.property(cents, change, rounding, (price, by, to) => {
        const changed = changedPrice(price, { change: by, rounding: to });
        expect(Number.isSafeInteger(changed)).toBe(true);
        expect(changed).toBeGreaterThanOrEqual(0);
        expect(changed).toBeLessThanOrEqual(maxTypedCents);
        if (changed === 0 || changed === maxTypedCents) return;
        const { stepCents, belowCents } = priceRoundings[to];
        expect((changed + belowCents) % stepCents).toBe(0);
      }),
    );
  });

  it("is the nearest there is, and of two as near the upper one", () => {
    fc.assert(
      fc.property(cents, change, rounding, (price, by, to) => {
        const changed = changedPrice(price, { change: by, rounding: to });
        const least = to === "90" ? 90 : 0;
        if (changed <= least || changed === maxTypedCents) return;
        const away = exactTwice(price, by) - BigInt(changed) * 20_000n;
        const step = BigInt(priceRoundings[to].stepCents) * 10_000n;
        expect(away >= -step && away < step).toBe(true);
      }),
    );
  });

  it("keeps the order of prices", () => {
    fc.assert(
      fc.property(cents, cents, change, rounding, (one, other, by, to) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const how = { change: by, rounding: to };
        expect(changedPrice(low, how)).toBeLessThanOrEqual(changedPrice(high, how));
      }),
    );
  });

  it("is the same where nothing changes and nothing is rounded", () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(percent(0), amount(0)), (price, by) => {
        expect(changedPrice(price, { change: by, rounding: "cents" })).toBe(price);
      }),
    );
  });
});
