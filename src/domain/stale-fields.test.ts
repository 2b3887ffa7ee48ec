import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { staleFields } from "./stale-fields.ts";

describe("a field that is saved", () => {
  test.each([
    ["was changed by somebody else", { given: "mine", base: "old", stored: "theirs" }, true],
    ["is as its editor saw it", { given: "mine", base: "old", stored: "old" }, false],
    [
      "was changed to the same by somebody else",
      { given: "mine", base: "old", stored: "mine" },
      false,
    ],
    [
      "says nothing of what its editor saw",
      { given: "mine", base: undefined, stored: "theirs" },
      false,
    ],
    ["was not there and is now", { given: "mine", base: "", stored: "theirs" }, true],
    ["was seen as null and is a value now", { given: [1], base: null, stored: [2] }, true],
    ["was seen as a value and is null now", { given: [1], base: [2], stored: null }, true],
    ["is a list in another order", { given: [3], base: [1, 2], stored: [2, 1] }, true],
    [
      "is a map in another order",
      { given: { a: 2 }, base: { a: 1, b: { c: 1, d: 2 } }, stored: { b: { d: 2, c: 1 }, a: 1 } },
      false,
    ],
    ["has a key more", { given: { a: 2 }, base: { a: 1 }, stored: { a: 1, b: 1 } }, true],
    ["has another key", { given: 1, base: { a: undefined }, stored: { b: undefined } }, true],
    ["is a list, and no map of the same", { given: 1, base: ["x"], stored: { 0: "x" } }, true],
    ["is a number, and no text of it", { given: 2, base: "1", stored: 1 }, true],
  ])("that %s", (_, { given, base, stored }, isStale) => {
    const stale = staleFields({
      given: { field: given },
      base: { field: base },
      stored: { field: stored },
    });
    expect(stale).toEqual(isStale ? { field: { yours: given, theirs: stored } } : {});
  });

  test("is told apart from the others", () => {
    const stale = staleFields({
      given: { a: 1, b: 2, c: 3 },
      base: { a: 0, b: 0 },
      stored: { a: 9, b: 0, c: 9, d: 9 },
    });
    expect(stale).toEqual({ a: { yours: 1, theirs: 9 } });
  });

  test("is never stale when nothing changed, and always when everything did", () => {
    const fields = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 6 });
    fc.assert(
      fc.property(fields, fields, (given, base) => {
        expect(staleFields({ given, base, stored: base })).toEqual({});
        expect(staleFields({ given, base, stored: given })).toEqual({});
        const shared = Object.keys(given).filter((path) => Object.hasOwn(base, path));
        const stored = Object.fromEntries(
          Object.keys(given).map((path) => [path, { neither: [path] }]),
        );
        expect(Object.keys(staleFields({ given, base, stored })).toSorted()).toEqual(
          shared.toSorted(),
        );
      }),
    );
  });
});
