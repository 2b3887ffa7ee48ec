/** A clock's reading, in milliseconds as if the clock stood in UTC. */
export type WallMs = number;

/** The clocks of one time zone. Instants are milliseconds since 1970. */
export type ZonedClock = {
  /** The clocks' time at the instant. */
  wallOf(instantMs: number): WallMs;
  /** The first instant at which the clocks show this time or, where they skip it, a later one. */
  firstAt(wallMs: WallMs): number;
  /** The end of the last instant at which the clocks show less: clocks that are put back show an hour twice. */
  endAt(wallMs: WallMs): number;
};

const dayMs = 86_400_000;
const fields = ["year", "month", "day", "hour", "minute", "second"];

/** A cache by zone: a clock takes eight times as long to make as to read. */
const clocks = new Map<string, ZonedClock>();

/** Throws RangeError for a zone that the runtime does not know. */
export function zonedClock(timeZone: string): ZonedClock {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function newClock(timeZone: string): ZonedClock {
  const numeric = Object.fromEntries(fields.map((field) => [field, "numeric"]));
  const format = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...numeric });
  const wallOf = (instantMs: number): WallMs => {
    const parts = format.formatToParts(instantMs);
    const [year = 0, month = 1, day, hour, minute, second] = fields.map((field) =>
      Number(parts.find(({ type }) => type === field)?.value),
    );
    const ms = new Date(instantMs).getUTCMilliseconds();
    return Date.UTC(year, month - 1, day, hour, minute, second, ms);
  };
  const offsetAt = (instantMs: number) => wallOf(instantMs) - instantMs;

  /** Clocks change at most once in two days, and no zone is a day away from UTC. */
  const instantsOf = (wallMs: WallMs): number[] => {
    const [before, after] = [wallMs - dayMs, wallMs + dayMs];
    const offsets = [offsetAt(before), offsetAt(after)];
    const instants = offsets.map((offset) => wallMs - offset);
    const shown = instants.filter((instantMs) => wallOf(instantMs) === wallMs);
    return shown.length > 0 ? shown : [firstBetween(before, after, offsets[1] ?? 0)];
  };
  const firstBetween = (beforeMs: number, afterMs: number, newOffset: number): number => {
    let [before, after] = [beforeMs, afterMs];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === newOffset) after = middle;
      else before = middle;
    }
    return after;
  };
  return {
    wallOf,
    firstAt: (wallMs) => Math.min(...instantsOf(wallMs)),
    endAt: (wallMs) => {
      const last = Math.max(...instantsOf(wallMs - 1));
      return wallOf(last) === wallMs - 1 ? last + 1 : last;
    },
  };
}
