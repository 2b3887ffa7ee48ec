import type { Language } from "../../domain/languages.ts";
import { clockLabel } from "../../domain/time-since.ts";
import { spokenLanguage } from "../text/spoken-language.ts";
import { usualTimeZone, zoneHere } from "./account-clock.ts";

/** Where a day is not written as in Brazil. */
const days: Partial<Record<Language, string>> = { us: "$2/$1/$3", cn: "$3/$2/$1" };

/**
 * "HH:mm • dd/MM/YY" of an instant as the wire has it, on the account's clocks; month and day stand as readers of the
 * interface's language have them.
 */
export function orderClock(instant: string, timeZone: string = usualTimeZone): string {
  const label = clockLabel(new Date(instant), zoneHere(timeZone));
  return label.replace(/(\d\d)\/(\d\d)\/(\d\d)$/, days[spokenLanguage()] ?? "$1/$2/$3");
}
