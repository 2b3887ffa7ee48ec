import { expect, test } from "vitest";
import { readDay } from "../../storage/day-store.ts";
import { readSplit } from "./kept-splits.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const read = (json: string | null) => readDay(json, { now, read: readSplit });

test("a split goes on after a reload, until it is a day old", () => {
  const split = { of: 4, index: 2, paid: ["aa"], savedAt: now };
  const json = JSON.stringify({ a: split, b: { ...split, savedAt: now - 25 * 3_600_000 } });
  expect(read(json)).toEqual({ a: split });
});

test("what is no split is left out", () => {
  const wrong = {
    a: { of: 4, index: 5, savedAt: now },
    b: 7,
    c: { of: 1e9, index: 1, savedAt: now },
  };
  expect(read(JSON.stringify(wrong))).toEqual({});
  expect(read("no JSON")).toEqual({});
  expect(read(null)).toEqual({});
});
