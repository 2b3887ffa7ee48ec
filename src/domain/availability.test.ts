import { expect, it } from "vitest";
import { commonWeek, isAvailableAt, itemWeek } from "./availability.ts";
import { weekRuns } from "./week.ts";

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

const interval = (weekday: number, start: string, minutes: number) => ({ weekday, start, minutes });

it("two weeks have in common the times that are in both", () => {
  const lunch = [interval(3, "12:00", 180), interval(6, "12:00", 180)];
  expect(commonWeek(lunch, [interval(3, "10:00", 180)])).toEqual([interval(3, "12:00", 60)]);
  expect(commonWeek(lunch, [interval(6, "14:30", 60), interval(3, "11:00", 480)])).toEqual([
    interval(3, "12:00", 180),
    interval(6, "14:30", 30),
  ]);
  // One that ends when the other begins.
  expect(commonWeek(lunch, [interval(3, "15:00", 60), interval(4, "12:00", 180)])).toEqual([]);
});

it("also after midnight, and from Saturday into Sunday", () => {
  expect(commonWeek([interval(5, "22:00", 240)], [interval(6, "00:00", 1440)])).toEqual([
    interval(6, "00:00", 120),
  ]);
  const saturday = [interval(6, "22:00", 300)];
  expect(commonWeek(saturday, [interval(0, "01:00", 600)])).toEqual([interval(0, "01:00", 120)]);
  expect(commonWeek([interval(0, "01:00", 600)], saturday)).toEqual([interval(0, "01:00", 120)]);
});

it("an item has its own times within its category's, and its own where none are in both", () => {
  const [lunch, late, night] = [
    interval(3, "12:00", 180),
    interval(3, "14:00", 180),
    interval(3, "20:00", 60),
  ];
  expect(itemWeek([late], [lunch])).toEqual([interval(3, "14:00", 60)]);
  expect(itemWeek([night], [lunch])).toEqual([night]);
  expect([itemWeek([night], null), itemWeek(null, [lunch])]).toEqual([[night], [lunch]]);
  expect(itemWeek(null, null)).toBeNull();
});
