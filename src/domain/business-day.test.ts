import { describe, expect, it } from "vitest";
import {
  businessDayEnd,
  businessDayOf,
  businessDayStart,
  businessHours,
  businessPeriod,
  countDays,
  dayAfter,
  daysBefore,
  isDay,
  listDays,
  weekdayOf,
  withDayEnd,
  type BusinessClock,
} from "./business-day.ts";

const usual: BusinessClock = { timeZone: "America/Sao_Paulo", dayEnds: [] };
/** Clocks were put forward on 4 November 2018, at midnight, and back on 18 February 2018. */
const [shortDay, longDay] = ["2018-11-03", "2018-02-17"];

describe("a business day", () => {
  it("ends at five in the morning, and has the evening before midnight with what follows it", () => {
    const at = (instant: string) => businessDayOf(usual, Date.parse(instant));
    expect(at("2026-11-25T23:59:00-03:00")).toBe("2026-11-25");
    expect(at("2026-11-26T04:59:59-03:00")).toBe("2026-11-25");
    expect(at("2026-11-26T05:00:00-03:00")).toBe("2026-11-26");
  });

  it("is a period whose instants are all of that day, also where clocks change", () => {
    for (const day of ["2026-11-26", shortDay, longDay]) {
      const { fromMs, untilMs } = businessPeriod({ from: day, to: day }, usual);
      expect(businessDayOf(usual, fromMs - 1)).toBe(dayAfter(day, -1));
      expect(businessDayOf(usual, fromMs)).toBe(day);
      expect(businessDayOf(usual, untilMs - 1)).toBe(day);
      expect(businessDayOf(usual, untilMs)).toBe(dayAfter(day, 1));
    }
  });

  it("has its hours by the clocks, from five to four", () => {
    const hours = (day: string) => businessHours({ from: day, to: day }, usual);
    expect(hours("2026-11-26").map(({ hour }) => hour)).toEqual(
      Array.from({ length: 24 }, (_, index) => (index + 5) % 24),
    );
    expect(hours(shortDay).map(({ hour }) => hour)).not.toContain(0);
    expect(hours(longDay).filter(({ hour }) => hour === 23)).toHaveLength(2);
    expect([hours(shortDay).length, hours(longDay).length]).toEqual([23, 25]);
  });
});

describe("another end of the day", () => {
  const clockOf = (timeZone: string, at: string): BusinessClock => ({
    timeZone,
    dayEnds: [{ from: "2000-01-01", at }],
  });

  it("is the beginning of the next, at any half hour up to noon", () => {
    const bar = clockOf("America/Sao_Paulo", "06:30");
    expect(businessDayOf(bar, Date.parse("2026-11-26T06:29:59-03:00"))).toBe("2026-11-25");
    expect(businessDayOf(bar, Date.parse("2026-11-26T06:30:00-03:00"))).toBe("2026-11-26");
    const night = clockOf("America/Sao_Paulo", "00:00");
    expect(businessDayOf(night, Date.parse("2026-11-25T23:59:59-03:00"))).toBe("2026-11-25");
    expect(businessDayOf(night, Date.parse("2026-11-26T00:00:00-03:00"))).toBe("2026-11-26");
  });

  it("loses and repeats no instant where clocks change, also within the hour of the end", () => {
    const changes: [BusinessClock, string][] = [
      // Put back from 02:00 to 01:00, and forward from 02:00 to 03:00.
      [clockOf("America/New_York", "01:30"), "2026-11-01"],
      [clockOf("America/New_York", "02:30"), "2026-03-08"],
      // Put back by half an hour, at 02:00.
      [clockOf("Australia/Lord_Howe", "02:00"), "2026-04-05"],
      [clockOf("America/Sao_Paulo", "00:00"), "2018-11-04"],
      [clockOf("America/Sao_Paulo", "00:00"), "2018-02-18"],
    ];
    for (const [bar, day] of changes) {
      const start = businessPeriod({ from: day, to: day }, bar).fromMs;
      for (let at = start - 3 * 3_600_000; at < start + 3 * 3_600_000; at += 600_000) {
        expect(businessDayOf(bar, at)).toBe(at < start ? dayAfter(day, -1) : day);
        expect(businessDayStart(bar, at) <= at && at < businessDayEnd(bar, at)).toBe(true);
      }
    }
  });

  it("has parts of an hour where it is at half past, and the others by the clocks", () => {
    const bar = clockOf("America/New_York", "04:30");
    const hours = (day: string) => businessHours({ from: day, to: day }, bar);
    expect(hours("2026-11-26").map(({ hour }) => hour)).toEqual(
      Array.from({ length: 25 }, (_, index) => (index + 4) % 24),
    );
    expect(hours("2026-10-31").filter(({ hour }) => hour === 1)).toHaveLength(2);
    expect(hours("2026-03-07").map(({ hour }) => hour)).not.toContain(2);
  });

  it("is of the days to come: those that have begun keep their beginning", () => {
    const now = Date.parse("2026-11-26T20:00:00-03:00");
    const bounds = (clock: BusinessClock, day: string) => {
      const { fromMs, untilMs } = businessPeriod({ from: day, to: day }, clock);
      return [fromMs, untilMs].map((ms) => new Date(ms - 3 * 3_600_000).toISOString().slice(8, 16));
    };
    for (const [at, hours] of [
      ["03:00", 22],
      ["08:30", 28],
    ] as const) {
      const after = { ...usual, dayEnds: withDayEnd(usual, at, now) };
      expect(bounds(after, "2026-11-25")).toEqual(["25T05:00", "26T05:00"]);
      expect(bounds(after, "2026-11-26")).toEqual(["26T05:00", `27T${at}`]);
      expect(bounds(after, "2026-11-27")).toEqual([`27T${at}`, `28T${at}`]);
      const day = { from: "2026-11-26", to: "2026-11-26" };
      expect(businessHours(day, after)).toHaveLength(Math.ceil(hours - 0.4));
      expect(withDayEnd(after, "05:00", now)).toEqual([]);
    }
  });

  it("waits a day where its time is past, so that the day under way goes on as it began", () => {
    const night = Date.parse("2026-11-27T04:00:00-03:00");
    const after = { ...usual, dayEnds: withDayEnd(usual, "03:00", night) };
    expect(after.dayEnds).toEqual([{ from: "2026-11-28", at: "03:00" }]);
    expect(businessDayOf(after, night)).toBe("2026-11-26");
    expect(businessDayOf(after, Date.parse("2026-11-28T03:00:00-03:00"))).toBe("2026-11-28");
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

it("knows a day of the calendar from any other text", () => {
  expect(isDay("2028-02-29")).toBe(true);
  for (const text of ["2026-02-30", "2026-1-1", "", "x", "2026-11-21T10:00"])
    expect(isDay(text)).toBe(false);
});
