const units = [
  { seconds: 365 * 86_400, unit: "year" },
  { seconds: 30 * 86_400, unit: "month" },
  { seconds: 86_400, unit: "day" },
  { seconds: 3600, unit: "hour" },
  { seconds: 60, unit: "minute" },
  { seconds: 1, unit: "second" },
] as const;

export type TimeUnit = (typeof units)[number]["unit"];

/**
 * The time that has passed, in the largest unit that fits. Months are 30 days and years 365. A time ahead of `now`, as
 * from another machine's clock, is 0 seconds.
 */
export function largestUnit(from: Date, now: Date): { count: number; unit: TimeUnit } {
  const passed = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 1000));
  const { seconds, unit } = units.find((candidate) => passed >= candidate.seconds) ?? units[5];
  return { count: Math.floor(passed / seconds), unit };
}

/** A cache by zone: making a format costs a hundred times as much as using it, and a list has hundreds of times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
    day: "2-digit",
    month: "2-digit",
    year: "2-digit",
  });
  clocks.set(timeZone, made);
  return made;
}

/**
 * Words the time and day of an order, "HH:mm • dd/MM/YY", on the clocks of an IANA time zone. Throws RangeError for an
 * invalid date or an unknown zone.
 */
export function clockLabel(date: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("hour")}:${part("minute")} • ${part("day")}/${part("month")}/${part("year")}`;
}
