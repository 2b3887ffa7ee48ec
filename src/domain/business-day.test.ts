import { describe, expect, it } from "vitest";
import {
  businessDayOf,
  businessHours,
  businessPeriod,
  countDays,
  dayAfter,
  daysBefore,
  listDays,
  weekdayOf,
} from "./business-day.ts";

const zone = "America/Sao_Paulo";
/** Clocks were put forward on 4 November 2018, at midnight, and back on 18 February 2018. */
const [shortDay, longDay] = ["2018-11-03", "2018-02-17"];

describe("a business day", () => {
  it("ends at five in the morning, and has the evening before midnight with what follows it", () => {
    const at = (instant: string) => businessDayOf(zone, Date.parse(instant));
    expect(at("2026-11-25T23:59:00-03:00")).toBe("2026-11-25");
    expect(at("2026-11-26T04:59:59-03:00")).toBe("2026-11-25");
    expect(at("2026-11-26T05:00:00-03:00")).toBe("2026-11-26");
  });

  it("is a period whose instants are all of that day, also where clocks change", () => {
    for (const day of ["2026-11-26", shortDay, longDay]) {
      const { fromMs, untilMs } = businessPeriod({ from: day, to: day }, zone);
      expect(businessDayOf(zone, fromMs - 1)).toBe(dayAfter(day, -1));
      expect(businessDayOf(zone, fromMs)).toBe(day);
      expect(businessDayOf(zone, untilMs - 1)).toBe(day);
      expect(businessDayOf(zone, untilMs)).toBe(dayAfter(day, 1));
    }
  });

  it("has its hours by the clocks, from five to four", () => {
    const hours = (day: string) => businessHours({ from: day, to: day }, zone);
    expect(hours("2026-11-26").map(({ hour }) => hour)).toEqual(
      Array.from({ length: 24 }, (_, index) => (index + 5) % 24),
    );
    expect(hours(shortDay).map(({ hour }) => hour)).not.toContain(0);
    expect(hours(longDay).filter(({ hour }) => hour === 23)).toHaveLength(2);
    expect([hours(shortDay).length, hours(longDay).length]).toEqual([23, 25]);
  });
});

describe("days", () => {
  it("are counted with both ends, and the range before is as long", () => {
    const week = { from: "2026-02-25", to: "2026-03-03" };
    expect(countDays(week)).toBe(7);
    expect(listDays(week)).toHaveLength(7);
    expect(daysBefore(week)).toEqual({ from: "2026-02-18", to: "2026-02-24" });
    expect(weekdayOf("2026-11-26")).toBe(4);
  });
});
