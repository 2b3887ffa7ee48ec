import { expect, it } from "vitest";
import {
  isCircle,
  hasRecentFault,
  coveredPrinters,
  type PrinterStanding,
} from "./fallback-printer.ts";
import { faultFreshMs } from "./print-job.ts";

const printer = (id: string, seenMs: number, to?: string): PrinterStanding => ({
  id,
  seenMs,
  fallback: to === undefined ? undefined : { printerId: to, afterMs: 100 },
});

it("stands in for a printer once it has been silent for longer than was set", () => {
  const of = [printer("kitchen", 0, "bar"), printer("bar", 0)];
  expect(coveredPrinters(of, "bar", 100)).toEqual([]);
  expect(coveredPrinters(of, "bar", 101)).toEqual(["kitchen"]);
  expect(coveredPrinters(of, "kitchen", 101)).toEqual([]);
});

it("stands in for those behind it as well, while nobody between is there", () => {
  const of = (barSeenMs: number) => [
    printer("kitchen", 0, "bar"),
    printer("bar", barSeenMs, "office"),
    printer("office", 500),
  ];
  expect(coveredPrinters(of(0), "office", 500)).toEqual(["kitchen", "bar"]);
  expect(coveredPrinters(of(450), "office", 500)).toEqual([]);
});

it("stands in for those behind it while those between are silent or without paper, each of them for long enough", () => {
  const fault = (sinceMs: number) => ({ sinceMs, saidMs: 100_000 });
  const of = (barSinceMs: number, kitchenSeenMs = 0) => [
    printer("kitchen", kitchenSeenMs, "bar"),
    { ...printer("bar", 100_000, "office"), fault: fault(barSinceMs) },
    printer("office", 100_000),
  ];
  expect(coveredPrinters(of(39_999), "office", 100_000)).toEqual(["kitchen", "bar"]);
  expect(coveredPrinters(of(40_000), "office", 100_000)).toEqual([]);
  expect(coveredPrinters(of(40_000), "bar", 100_000)).toEqual(["kitchen"]);
  expect(coveredPrinters(of(39_999, 100_000), "office", 100_000)).toEqual(["bar"]);
});

it("says that it cannot print for a while after it last said so, however long it has", () => {
  const saying = { ...printer("bar", 0), fault: { sinceMs: 0, saidMs: 500_000 } };
  expect(hasRecentFault(saying, 500_000 + faultFreshMs)).toBe(true);
  expect(hasRecentFault(saying, 500_001 + faultFreshMs)).toBe(false);
  expect(hasRecentFault(printer("bar", 0), 0)).toBe(false);
});

it("goes round in no circle of printers that are there and without paper", () => {
  const without = (id: string, to: string) => ({
    ...printer(id, 100_000, to),
    fault: { sinceMs: 0, saidMs: 100_000 },
  });
  const of = [without("a", "b"), without("b", "c"), without("c", "a")];
  expect(isCircle(of, "a")).toBe(true);
  expect(coveredPrinters(of, "a", 100_000)).toEqual(["b", "c"]);
});

it("finds circles, of whatever length, and goes round in none", () => {
  const of = [printer("a", 0, "b"), printer("b", 0, "c"), printer("c", 0, "a")];
  expect(isCircle(of, "a")).toBe(true);
  expect(coveredPrinters(of, "a", 500)).toEqual(["b", "c"]);
  expect(isCircle([printer("a", 0, "b"), printer("b", 0)], "a")).toBe(false);
  expect(isCircle([printer("a", 0, "a")], "a")).toBe(true);
});
