import { expect, test } from "vitest";
import { hoursOf } from "./HeatGrid.tsx";

test("the hours of a chart go from the hour at which the account's business day begins", () => {
  const hours = (firstHour: number, ...sold: number[]) =>
    hoursOf(
      sold.map((hour) => ({ weekday: 1, hour, cents: 100 })),
      firstHour,
    );
  expect(hours(5, 23, 1)).toEqual([23, 0, 1]);
  expect(hours(4, 6, 4)).toEqual([4, 5, 6]);
});
