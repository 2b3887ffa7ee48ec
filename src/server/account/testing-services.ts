import type { SentArea, WireServiceSettings } from "../../contract/services.ts";

/** A service that is on and always open, except for a test's changes. */
export function newService(changes: Partial<WireServiceSettings> = {}): WireServiceSettings {
  return {
    enabled: true,
    hours: [],
    exceptions: [],
    prep_minutes: 0,
    minimum_amount: 0,
    accepts: "manual",
    slots: null,
    age_limits: { warn_minutes: 10, late_minutes: 20 },
    ...changes,
  };
}

export function everyDay(start: string, minutes: number): WireServiceSettings["hours"] {
  return Array.from({ length: 7 }, (_, weekday) => ({ weekday, start, minutes }));
}

/** An area of some districts of Campinas. */
export function newArea(name: string, changes: Partial<SentArea> = {}): SentArea {
  return {
    name,
    kind: "district",
    city: "Campinas",
    districts: [name],
    fee: 5,
    minimum_amount: 0,
    minutes: 0,
    ...changes,
  };
}
