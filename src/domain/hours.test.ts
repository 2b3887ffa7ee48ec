import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateIn, openPeriods, overlapping, type Hours } from "./hours.ts";
import { minutesOfDay, startMinutes, type Interval, type WeekInterval } from "./week.ts";

const minuteMs = 60_000;
const at = (text: string) => Date.parse(text);
const said = (hours: Hours, timeZone: string, from: string, until: string) =>
  openPeriods(hours, { fromMs: at(from), untilMs: at(until), timeZone }).map(
    ({ fromMs, untilMs }) =>
      [new Date(fromMs), new Date(untilMs)].map((date) => date.toISOString().slice(0, 16)),
  );

const week = (...hours: [weekday: number, start: string, minutes: number][]): Hours => ({
  hours: hours.map(([weekday, start, minutes]) => ({ weekday, start, minutes })),
  exceptions: [],
});

describe("when a shop is open", () => {
  const zone = "America/Sao_Paulo";

  it("goes on past midnight, and is not open before it begins on the day after", () => {
    // A known trap: Sunday's night must not open a closed Monday from 18:00.
    const sunday = week([0, "18:00", 480]);
    expect(said(sunday, zone, "2026-11-22T00:00Z", "2026-11-25T00:00Z")).toEqual([
      ["2026-11-22T21:00", "2026-11-23T05:00"],
    ]);
  });

  it("has intervals that touch as one, also around the end of the week", () => {
    const night = week([6, "20:00", 240], [0, "00:00", 120]);
    expect(said(night, zone, "2026-11-28T12:00Z", "2026-11-30T00:00Z")).toEqual([
      ["2026-11-28T23:00", "2026-11-29T05:00"],
    ]);
  });

  it("is said by an exception for its date alone: the night before goes on", () => {
    const hours: Hours = {
      ...week([4, "18:00", 480], [5, "18:00", 480]),
      exceptions: [{ date: "2026-12-25", intervals: [] }],
    };
    expect(said(hours, zone, "2026-12-24T12:00Z", "2026-12-27T12:00Z")).toEqual([
      ["2026-12-24T21:00", "2026-12-25T05:00"],
    ]);
  });

  it("is always without hours, but for its exceptions", () => {
    const closed: Hours = { hours: [], exceptions: [{ date: "2026-12-25", intervals: [] }] };
    expect(said(closed, zone, "2026-12-24T12:00Z", "2026-12-27T12:00Z")).toEqual([
      ["2026-12-24T12:00", "2026-12-25T03:00"],
      ["2026-12-26T03:00", "2026-12-27T12:00"],
    ]);
  });

  it("ends by the clocks in the night in which they are put forward, and in the one in which they are put back", () => {
    const saturday = week([6, "18:00", 480]);
    // Eight hours by the clocks: seven and nine in fact.
    expect(said(saturday, "America/New_York", "2026-03-07T12:00Z", "2026-03-09T00:00Z")).toEqual([
      ["2026-03-07T23:00", "2026-03-08T07:00"],
    ]);
    expect(said(saturday, "America/New_York", "2026-10-31T12:00Z", "2026-11-02T00:00Z")).toEqual([
      ["2026-10-31T22:00", "2026-11-01T07:00"],
    ]);
    expect(said(saturday, "Europe/Lisbon", "2026-03-28T12:00Z", "2026-03-30T00:00Z")).toEqual([
      ["2026-03-28T18:00", "2026-03-29T01:00"],
    ]);
    expect(said(saturday, "Europe/Lisbon", "2026-10-24T12:00Z", "2026-10-26T00:00Z")).toEqual([
      ["2026-10-24T17:00", "2026-10-25T02:00"],
    ]);
  });

  it("begins when the clocks skip its beginning, and is open both times in an hour that comes twice", () => {
    const early = week([0, "01:30", 60]);
    expect(said(early, "Europe/Lisbon", "2026-03-29T00:00Z", "2026-03-30T00:00Z")).toEqual([
      ["2026-03-29T01:00", "2026-03-29T01:30"],
    ]);
    const twice = week([0, "01:15", 30]);
    expect(said(twice, "Europe/Lisbon", "2026-10-25T00:00Z", "2026-10-26T00:00Z")).toEqual([
      ["2026-10-25T00:15", "2026-10-25T01:45"],
    ]);
    // The clocks of Santiago go back from 24:00 to 23:00. Who closes at 23:00 has closed by then.
    const evening = week([6, "18:00", 300]);
    expect(said(evening, "America/Santiago", "2026-04-04T00:00Z", "2026-04-06T00:00Z")).toEqual([
      ["2026-04-04T21:00", "2026-04-05T02:00"],
    ]);
  });
});

/** The minutes of a year as the clocks of a zone show them, read one after the other. */
function wallMinutes(timeZone: string, fromMs: number, count: number): Float64Array {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const read = (instantMs: number) => {
    const [, year, month, day, hour, minute] =
      /^(\d+)-(\d+)-(\d+), (\d+):(\d+)$/.exec(format.format(instantMs))?.map(Number) ?? [];
    return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute);
  };
  const walls = new Float64Array(count);
  // Clocks change on a quarter of an hour.
  for (let index = 0; index < count; index += 15) {
    const wallMs = read(fromMs + index * minuteMs);
    for (let within = 0; within < 15; within += 1)
      walls[index + within] = wallMs + within * minuteMs;
  }
  return walls;
}

/** Open from the first minute that shows the beginning or later to the last that shows less than the end. */
function modelOf(hours: Hours, walls: Float64Array): Uint8Array {
  const open = new Uint8Array(walls.length);
  const dayMs = minutesOfDay * minuteMs;
  const firstDay = Math.floor((walls[0] ?? 0) / dayMs) * dayMs - dayMs;
  const lastWall = walls.at(-1) ?? 0;
  for (let dayMsAt = firstDay; dayMsAt <= lastWall + dayMs; dayMsAt += dayMs) {
    const date = new Date(dayMsAt);
    const exception = hours.exceptions.find((one) => one.date === date.toISOString().slice(0, 10));
    const ofWeek = hours.hours.filter(({ weekday }) => weekday === date.getUTCDay());
    const intervals: readonly Interval[] = exception
      ? exception.intervals
      : hours.hours.length > 0
        ? ofWeek
        : [{ start: "00:00", minutes: minutesOfDay }];
    for (const interval of intervals) {
      const startMs = dayMsAt + startMinutes(interval) * minuteMs;
      const endMs = startMs + interval.minutes * minuteMs;
      // Nothing farther away than two days can show such a time.
      const around = Math.floor((startMs - (walls[0] ?? 0)) / minuteMs);
      const lowest = Math.max(0, around - minutesOfDay);
      const highest = Math.min(walls.length, around + 3 * minutesOfDay);
      let first = lowest;
      while (first < highest && (walls[first] ?? 0) < startMs) first += 1;
      let last = highest - 1;
      while (last >= first && (walls[last] ?? 0) >= endMs) last -= 1;
      open.fill(1, first, last + 1);
    }
  }
  return open;
}

const time = fc
  .integer({ min: 0, max: minutesOfDay - 1 })
  .map((minute) => [Math.floor(minute / 60), minute % 60])
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const interval = fc.record({ start: time, minutes: fc.integer({ min: 1, max: minutesOfDay }) });
const weekInterval: fc.Arbitrary<WeekInterval> = fc
  .tuple(interval, fc.integer({ min: 0, max: 6 }))
  .map(([one, weekday]) => ({ ...one, weekday }));

const zones = ["America/Sao_Paulo", "Europe/Lisbon", "America/New_York", "America/Santiago"];

describe.each(zones)("in %s", (timeZone) => {
  const fromMs = at("2026-01-01T00:00Z");
  const count = 365 * minutesOfDay;
  const walls = wallMinutes(timeZone, fromMs, count);
  const dates = fc.integer({ min: 0, max: 364 }).map((day) => {
    return dateIn("UTC", fromMs + day * minutesOfDay * minuteMs);
  });
  const exceptions = fc.uniqueArray(
    fc.record({ date: dates, intervals: fc.array(interval, { maxLength: 3 }) }),
    { maxLength: 6, selector: ({ date }) => date },
  );

  it("every minute of a year is open that the clocks say is open", () => {
    fc.assert(
      fc.property(fc.array(weekInterval, { maxLength: 8 }), exceptions, (hours, special) => {
        const all = { hours, exceptions: special };
        const model = modelOf(all, walls);
        const found = new Uint8Array(count);
        const untilMs = fromMs + count * minuteMs;
        for (const period of openPeriods(all, { fromMs, untilMs, timeZone }))
          found.fill(1, (period.fromMs - fromMs) / minuteMs, (period.untilMs - fromMs) / minuteMs);
        // The first two days would need the year before.
        const differs = model.findIndex(
          (isOpen, index) => index >= 2 * minutesOfDay && isOpen !== found[index],
        );
        expect(differs === -1 ? "" : new Date(fromMs + differs * minuteMs).toISOString()).toBe("");
      }),
      { numRuns: 12 },
    );
  });
});

it("intervals that overlap one before them are named, around the end of the week too", () => {
  const { hours } = week(
    [6, "22:00", 240],
    [0, "01:00", 60],
    [0, "02:00", 60],
    [1, "10:00", 60],
    [1, "10:59", 1],
  );
  expect(overlapping(hours)).toEqual([1, 4]);
});
