import { expect, test } from "vitest";
import { readSplits } from "./kept-splits.ts";

const now = Date.parse("2026-11-20T20:00:00Z");

test("a split goes on after a reload, until it is a day old", () => {
  const split = { of: 4, index: 2, paid: ["aa"], savedAt: now };
  const json = JSON.stringify({ a: split, b: { ...split, savedAt: now - 25 * 3_600_000 } });
  expect(readSplits(json, now)).toEqual({ a: split });
});

test("what is no split is left out", () => {
  const wrong = {
    a: { of: 4, index: 5, savedAt: now },
    b: 7,
    c: { of: 1e9, index: 1, savedAt: now },
  };
  expect(readSplits(JSON.stringify(wrong), now)).toEqual({});
  expect(readSplits("no JSON", now)).toEqual({});
  expect(readSplits(null, now)).toEqual({});
});
