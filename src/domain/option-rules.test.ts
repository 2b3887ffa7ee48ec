import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canBeMet,
  choiceKind,
  freeUnits,
  groupAmount,
  mostOfOption,
  priceRules,
  type GroupPricing,
} from "./option-rules.ts";
import { rulesProblem } from "./rules-problem.ts";

const plain: GroupPricing = { priceRule: "sum", freeQty: 0 };
const half = (priceCents: number) => ({ qty: 1, priceCents });

describe("what the options of a group cost in a unit", () => {
  test("half of one and half of another pizza, by each rule", () => {
    const halves = [half(5001), half(6000)];
    expect(groupAmount(halves, plain)).toBe(11_001);
    expect(groupAmount(halves, { priceRule: "highest", freeQty: 0 })).toBe(6000);
    expect(groupAmount(halves, { priceRule: "average", freeQty: 0 })).toBe(5501);
  });

  test("the cheapest are free", () => {
    const toppings = [{ qty: 2, priceCents: 300 }, half(500), half(100)];
    expect(groupAmount(toppings, { priceRule: "sum", freeQty: 2 })).toBe(800);
    expect(groupAmount(toppings, { priceRule: "sum", freeQty: 9 })).toBe(0);
  });

  test("is the exact fraction rounded half up, whatever is chosen", () => {
    const chosen = fc.array(
      fc.record({ qty: fc.integer({ min: 1, max: 99 }), priceCents: fc.nat(100_000_000_000) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(chosen, fc.constantFrom(...priceRules), fc.nat(99), (all, priceRule, freeQty) => {
        // One by one and in whole numbers without a bound.
        const units = all
          .flatMap(({ qty, priceCents }) => Array.from({ length: qty }, () => BigInt(priceCents)))
          .toSorted((a, b) => (a < b ? -1 : 1))
          .slice(freeQty);
        const sum = units.reduce((total, cents) => total + cents, 0n);
        const count = BigInt(units.length);
        const exact = {
          sum,
          highest: units.at(-1) ?? 0n,
          average: count === 0n ? 0n : (2n * sum + count) / (2n * count),
        };
        expect(BigInt(groupAmount(all, { priceRule, freeQty }))).toBe(exact[priceRule]);
      }),
    );
  });
});

test("no option goes beyond its own limit or what the group has left", () => {
  expect(mostOfOption({ max: 0 }, { maxQty: 0, others: 5 })).toBe(Infinity);
  expect(mostOfOption({ max: 3 }, { maxQty: 0, others: 1 })).toBe(2);
  expect(mostOfOption({ max: 3 }, { maxQty: 1, others: 1 })).toBe(1);
  expect(mostOfOption({ max: 3 }, { maxQty: 0, others: 4 })).toBe(0);
});

test("a group asks for no more than its options can give", () => {
  expect(canBeMet({ min: 3 }, [{ maxQty: 1 }, { maxQty: 1 }])).toBe(false);
  expect(canBeMet({ min: 3 }, [{ maxQty: 1 }, { maxQty: 0 }])).toBe(true);
  expect(canBeMet({ min: 0 }, [])).toBe(true);
  expect(canBeMet({ min: 1 }, [])).toBe(false);
});

test("rules that contradict each other or the group's options are named", () => {
  const rules = { ...plain, min: 0, max: 0 };
  expect(rulesProblem({ ...rules, min: 3 }, [])).toBeUndefined();
  expect(rulesProblem({ ...rules, min: 3 }, [{ maxQty: 2 }])).toBe("min_above_options");
  expect(rulesProblem({ ...rules, min: 3, max: 2 }, [])).toBe("min_above_max");
  expect(rulesProblem({ ...rules, max: 2, freeQty: 3 }, [])).toBe("free_above_max");
});

describe("how options are chosen", () => {
  test.each([
    [1, [0, 0], "one"],
    [1, [1], "one"],
    [0, [1, 1], "some"],
    [3, [1, 1], "some"],
    [3, [1, 0], "many"],
    [0, [0], "many"],
  ] as const)("with at most %d of %j it is %s", (max, most, kind) => {
    expect(
      choiceKind(
        { max },
        most.map((maxQty) => ({ maxQty })),
      ),
    ).toBe(kind);
  });
});

test("the cheapest options are the free ones, and the rest of one of them is not", () => {
  const [dear, cheap] = [
    { qty: 2, priceCents: 500 },
    { qty: 1, priceCents: 200 },
  ];
  const free = freeUnits([dear, cheap], 2);
  expect([free.get(dear), free.get(cheap)]).toEqual([1, 1]);
});
