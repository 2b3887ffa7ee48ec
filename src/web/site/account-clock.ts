import type { Account } from "../../contract/account.ts";
import type { BusinessClock } from "../../domain/business-day.ts";
import { clockLabel } from "../../domain/time-since.ts";
import { openingText } from "../text/opening-dictionary.ts";

/** The zone of accounts that have chosen no other, until the account itself is here. */
export const usualTimeZone = "America/Sao_Paulo";

/** "HH:mm" of a time in milliseconds, on the account's clocks, as readers of the interface's language have it. */
export function hourLabel(timeMs: number, timeZone: string = usualTimeZone): string {
  return openingText.times(
    clockLabel(new Date(timeMs), zoneHere(timeZone)).slice(0, "HH:mm".length),
  );
}

/** The zone, or the device's own where an old device does not know the name: Europe/Kyiv dates from 2022. */
export function zoneHere(timeZone: string): string {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = isKnownZone(timeZone)
    ? timeZone
    : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  zones.set(timeZone, zone);
  return zone;
}

/** Every time of a list asks for its zone. */
const zones = new Map<string, string>();

function isKnownZone(timeZone: string): boolean {
  try {
    clockLabel(new Date(0), timeZone);
    return true;
  } catch {
    return false;
  }
}

export function withZoneHere<Business extends { time_zone: string }>(business: Business): Business {
  return { ...business, time_zone: zoneHere(business.time_zone) };
}

/** The clock that business days go by. The account of a page from an older version has no `day_ends`. */
export function businessClock(account: Partial<BusinessAccount> | undefined): BusinessClock {
  return {
    timeZone: zoneHere(account?.time_zone ?? usualTimeZone),
    dayEnds: account?.day_ends ?? [],
  };
}

type BusinessAccount = Pick<Account, "time_zone" | "day_ends">;
