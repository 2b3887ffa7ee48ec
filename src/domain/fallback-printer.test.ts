import { expect, it } from "vitest";
import { isCircle, standsInFor, type Standing } from "./fallback-printer.ts";

const printer = (id: string, seenMs: number, to?: string): Standing => ({
  id,
  seenMs,
  fallback: to === undefined ? undefined : { printerId: to, afterMs: 100 },
});

it("stands in for a printer once it has been silent for longer than was set", () => {
  const of = [printer("kitchen", 0, "bar"), printer("bar", 0)];
  expect(standsInFor(of, "bar", 100)).toEqual([]);
  expect(standsInFor(of, "bar", 101)).toEqual(["kitchen"]);
  expect(standsInFor(of, "kitchen", 101)).toEqual([]);
});

it("stands in for those behind it as well, while nobody between is there", () => {
  const of = (barSeenMs: number) => [
    printer("kitchen", 0, "bar"),
    printer("bar", barSeenMs, "office"),
    printer("office", 500),
  ];
  expect(standsInFor(of(0), "office", 500)).toEqual(["kitchen", "bar"]);
  expect(standsInFor(of(450), "office", 500)).toEqual([]);
});

it("finds circles, of whatever length, and goes round in none", () => {
  const of = [printer("a", 0, "b"), printer("b", 0, "c"), printer("c", 0, "a")];
  expect(isCircle(of, "a")).toBe(true);
  expect(standsInFor(of, "a", 500)).toEqual(["b", "c"]);
  expect(isCircle([printer("a", 0, "b"), printer("b", 0)], "a")).toBe(false);
  expect(isCircle([printer("a", 0, "a")], "a")).toBe(true);
});
