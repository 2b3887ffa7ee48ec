import { languageTags, type Language } from "./languages.ts";
import { openingWeek } from "./service.ts";
import { weekOf } from "./week.ts";

const days: Partial<Record<Language, string>> = { us: "$2/$1/$3", cn: "$3/$2/$1" };

/** The label of a clock, "HH:mm • dd/MM/YY", or of a date, "dd/MM/YYYY", with its time, month and day as the reader has them. */
export function clockFor(language: Language, label: string): string {
  const said = label.replace(/(\d\d)\/(\d\d)\/(\d+)$/, days[language] ?? "$1/$2/$3");
  return timesFor(language, said);
}

/**
 * Times as "18:05–23:00" for a reader: "6:05 PM–11:00 PM" in American English, and lists with Chinese marks in Chinese.
 * Converting again changes nothing.
 */
export function timesFor(language: Language, times: string): string {
  if (language === "cn") return times.replaceAll(", ", "，").replaceAll("; ", "；");
  if (language !== "us") return times;
  return times.replace(
    /(^|[^:\w])([01]?\d|2[0-3])(:[0-5]\d)(?![:\w]|\s?[AP]M)/g,
    (_, before: string, hour: string, minutes: string) =>
      `${before}${Number(hour) % 12 || 12}${minutes}\u202f${Number(hour) < 12 ? "AM" : "PM"}`,
  );
}

/** 2026-11-01, a Sunday. */
const someSunday = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;

/** The days on which a business is open, named for the reader, and their times; empty where it always is. */
export function namedWeek(services: Parameters<typeof openingWeek>[0], language: Language) {
  const tag = languageTags[language];
  const named = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  return weekOf(openingWeek(services)).map(({ weekday, times }) => ({
    day: named.format(someSunday + weekday * dayMs),
    times: timesFor(language, times.join(", ")),
  }));
}
