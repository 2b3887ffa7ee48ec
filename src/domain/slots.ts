import { midnightOf, openPeriods, type Period } from "./hours.ts";
import { minutesOfDay } from "./week.ts";
import type { Pause, ServiceSettings, SlotRule } from "./service.ts";
import { zonedClock, type WallMs, type ZonedClock } from "./zoned-clock.ts";

const minuteMs = 60_000;
const dayMs = minutesOfDay * minuteMs;

/**
 * Lists the start times of slots: every `slots.minutes` from local midnight, entirely within opening hours and after
 * any pause. Times after midnight belong to the day on which the hours began.
 */
export function slotStarts(
  service: ServiceSettings & { slots: SlotRule },
  { nowMs, timeZone, pause }: { nowMs: number; timeZone: string; pause?: Pause | undefined },
): number[] {
  const { minutes, leadMinutes, daysAhead } = service.slots;
  const lengthMs = minutes * minuteMs;
  const clock = zonedClock(timeZone);
  const today = midnightOf(clock.wallOf(nowMs));
  const earliestMs = Math.max(nowMs + leadMinutes * minuteMs, pause?.untilMs ?? 0);
  const endMs = clock.firstAt(today + (daysAhead + 1) * dayMs);
  const days = { fromMs: nowMs, untilMs: endMs - 1, timeZone, whole: true };
  const starts = new Set<number>();
  for (const period of openPeriods(service, days)) {
    const firstMs = Math.max(period.fromMs, earliestMs);
    const lastMs = period.untilMs - lengthMs;
    const instantOf = instantsWithin(period, clock);
    let wallMs = Math.floor(clock.wallOf(firstMs) / lengthMs) * lengthMs;
    for (let startMs = instantOf(wallMs); startMs <= lastMs; startMs = instantOf(wallMs)) {
      if (startMs >= firstMs) starts.add(startMs);
      wallMs += lengthMs;
    }
  }
  return [...starts];
}

/** Clock conversions are slow, and a shop's opening hours seldom span a change of the clocks. */
function instantsWithin(
  { fromMs, untilMs }: Period,
  { wallOf, firstAt }: ZonedClock,
): (wallMs: WallMs) => number {
  const offset = wallOf(fromMs) - fromMs;
  return wallOf(untilMs) - untilMs === offset ? (wallMs) => wallMs - offset : firstAt;
}
