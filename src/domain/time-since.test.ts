import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockLabel, largestUnit } from "./time-since.ts";

const now = new Date("2026-11-20T12:00:00Z");
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const day = 86_400;

describe("the largest unit of a time", () => {
  test.each([
    [0, 0, "second"],
    [0.9, 0, "second"],
    [1, 1, "second"],
    [59.9, 59, "second"],
    [60, 1, "minute"],
    [300, 5, "minute"],
    [3599, 59, "minute"],
    [3600, 1, "hour"],
    [2 * 3600, 2, "hour"],
    [day - 1, 23, "hour"],
    [day, 1, "day"],
    [29 * day, 29, "day"],
    [30 * day, 1, "month"],
    [60 * day, 2, "month"],
    [365 * day, 1, "year"],
    [800 * day, 2, "year"],
  ])("%d seconds is %d %s", (seconds, count, unit) => {
    expect(largestUnit(secondsAgo(seconds), now)).toEqual({ count, unit });
  });

  test("a time ahead of now, from another clock, is no time at all", () => {
    expect(largestUnit(secondsAgo(-90), now)).toEqual({ count: 0, unit: "second" });
  });
});

describe("the clock label", () => {
  test.each([
    ["2026-11-20T12:05:00Z", "America/Sao_Paulo", "09:05 • 20/11/26"],
    ["2026-01-01T02:59:59Z", "America/Sao_Paulo", "23:59 • 31/12/25"],
    ["2026-01-01T03:00:00Z", "America/Sao_Paulo", "00:00 • 01/01/26"],
    ["2026-11-20T12:05:00Z", "America/Manaus", "08:05 • 20/11/26"],
    ["2026-07-05T00:30:00Z", "UTC", "00:30 • 05/07/26"],
    // Brazil's last summer time, which began at midnight on 4 November 2018.
    ["2018-11-04T02:59:00Z", "America/Sao_Paulo", "23:59 • 03/11/18"],
    ["2018-11-04T03:00:00Z", "America/Sao_Paulo", "01:00 • 04/11/18"],
  ])("%s in %s is %s", (instant, timeZone, label) => {
    expect(clockLabel(new Date(instant), timeZone)).toBe(label);
  });

  test("it always has the same shape", () => {
    const date = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (instant) => {
        expect(clockLabel(instant, "America/Sao_Paulo")).toMatch(
          /^([01]\d|2[0-3]):[0-5]\d • \d\d\/\d\d\/\d\d$/,
        );
      }),
    );
  });

  test("an unknown time zone or an invalid date is refused", () => {
    expect(() => clockLabel(now, "America/Atlantis")).toThrow(RangeError);
    expect(() => clockLabel(new Date(Number.NaN), "UTC")).toThrow(RangeError);
  });
});
