import { expect, it } from "vitest";
import { isAvailableAt, weekRuns } from "./availability.ts";

const days = (weekdays: number[], start: string, minutes: number) =>
  weekdays.map((weekday) => ({ weekday, start, minutes }));

it("days of the same times are said together, from Monday on", () => {
  expect(weekRuns(days([1, 2, 3, 4, 5], "08:00", 180))).toEqual([
    { from: 1, until: 5, times: "08:00–11:00" },
  ]);
  expect(weekRuns([...days([1, 3], "08:00", 180), ...days([6, 0], "22:00", 300)])).toEqual([
    { from: 1, until: 1, times: "08:00–11:00" },
    { from: 3, until: 3, times: "08:00–11:00" },
    { from: 6, until: 0, times: "22:00–03:00" },
  ]);
});

it("without times it is always available, and a night belongs to the day on which it begins", () => {
  const at = (instant: string, week = days([6], "22:00", 300)) =>
    isAvailableAt(week, { timeZone: "America/Sao_Paulo", atMs: Date.parse(instant) });
  expect(isAvailableAt(null, { timeZone: "America/Sao_Paulo", atMs: 0 })).toBe(true);
  // 02:59 and 03:00 of Sunday.
  expect([at("2026-11-29T05:59:59Z"), at("2026-11-29T06:00:00Z")]).toEqual([true, false]);
});
