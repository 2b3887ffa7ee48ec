import { expect, it } from "vitest";
import { commonWeek, itemWeek } from "./common-week.ts";

const at = (weekday: number, start: string, minutes: number) => ({ weekday, start, minutes });

it("two weeks have in common the times that are in both", () => {
  const lunch = [at(3, "12:00", 180), at(6, "12:00", 180)];
  expect(commonWeek(lunch, [at(3, "10:00", 180)])).toEqual([at(3, "12:00", 60)]);
  expect(commonWeek(lunch, [at(6, "14:30", 60), at(3, "11:00", 480)])).toEqual([
    at(3, "12:00", 180),
    at(6, "14:30", 30),
  ]);
  // One that ends when the other begins.
  expect(commonWeek(lunch, [at(3, "15:00", 60), at(4, "12:00", 180)])).toEqual([]);
});

it("also after midnight, and from Saturday into Sunday", () => {
  expect(commonWeek([at(5, "22:00", 240)], [at(6, "00:00", 1440)])).toEqual([at(6, "00:00", 120)]);
  const saturday = [at(6, "22:00", 300)];
  expect(commonWeek(saturday, [at(0, "01:00", 600)])).toEqual([at(0, "01:00", 120)]);
  expect(commonWeek([at(0, "01:00", 600)], saturday)).toEqual([at(0, "01:00", 120)]);
});

it("an item has its own times within its category's, and its own where none are in both", () => {
  const [lunch, late, night] = [at(3, "12:00", 180), at(3, "14:00", 180), at(3, "20:00", 60)];
  expect(itemWeek([late], [lunch])).toEqual([at(3, "14:00", 60)]);
  expect(itemWeek([night], [lunch])).toEqual([night]);
  expect([itemWeek([night], null), itemWeek(null, [lunch])]).toEqual([[night], [lunch]]);
  expect(itemWeek(null, null)).toBeNull();
});
