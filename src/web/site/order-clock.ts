import { clockFor } from "../../domain/reader-clock.ts";
import { clockLabel } from "../../domain/time-since.ts";
import { spokenLanguage } from "../text/spoken-language.ts";
import { usualTimeZone, zoneHere } from "./account-clock.ts";

/**
 * "HH:mm • dd/MM/YY" of an instant as the wire has it, on the account's clocks; month and day stand as readers of the
 * interface's language have them. No line begins with the dot.
 */
export function orderClock(instant: string, timeZone: string = usualTimeZone): string {
  const label = clockLabel(new Date(instant), zoneHere(timeZone));
  return clockFor(spokenLanguage(), label).replace(" •", "\u00a0•");
}
