import type { Category } from "../../../contract/content.ts";
import type { Week } from "../../../domain/week.ts";
import { publicService } from "../../../domain/quote.ts";
import { serviceDefaults } from "../../../domain/service.ts";
import { serviceState } from "../../../domain/service-state.ts";

type View = Pick<Category["extras"], "available_periods" | "available_known_until">;

/** The coming times of a category or item, and whether it is within one of them now. */
export type ShownTimes = { week: NonNullable<Week>; view: View; isOpen: boolean };

/** Works out equal times only once. */
export function createShownTimes({ nowMs, timeZone }: { nowMs: number; timeZone: string }) {
  const known = new Map<string, ShownTimes>();
  return (week: Week): ShownTimes | undefined => {
    if (week === null) return undefined;
    const key = JSON.stringify(week);
    const times = known.get(key) ?? shownTimes(week, { nowMs, timeZone });
    known.set(key, times);
    return times;
  };
}

function shownTimes(
  hours: NonNullable<Week>,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): ShownTimes {
  const settings = { ...serviceDefaults.indoor, enabled: true, hours };
  const service = publicService({ settings, pause: undefined, timeZone }, nowMs);
  return {
    week: hours,
    view: {
      available_periods: service.open_periods?.map(([from, until]) => [from, until]),
      available_known_until: service.known_until,
    },
    isOpen: serviceState(service, nowMs).state === "open",
  };
}
