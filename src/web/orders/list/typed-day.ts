import { isDay } from "../../../domain/business-day.ts";
import type { Language } from "../../../domain/languages.ts";
import type { FormatName } from "../../../domain/typed-formats.ts";
import { spokenLanguage } from "../../text/spoken-language.ts";

// Days are written as everywhere on the page: with month and day in the order of the interface's language.

type Part = "year" | "month" | "day";
type Order = { mask: FormatName; parts: readonly [Part, Part, Part] };

const usual: Order = { mask: "dd/mm/yyyy", parts: ["day", "month", "year"] };
const others: Partial<Record<Language, Order>> = {
  us: { mask: "mm/dd/yyyy", parts: ["month", "day", "year"] },
  cn: { mask: "yyyy/mm/dd", parts: ["year", "month", "day"] },
};
const orderHere = () => others[spokenLanguage()] ?? usual;

export function dayMask(): FormatName {
  return orderHere().mask;
}

const typedParts: Record<Part, string> = {
  year: String.raw`(?<year>\d{4}|\d\d|)`,
  month: String.raw`(?<month>\d\d)`,
  day: String.raw`(?<day>\d\d)`,
};

/**
 * "21/11/2026" as the wire has it, "2026-11-21"; undefined for a day that no calendar has. "211126" is the same day, and
 * "21/11" the last such day up to `today`.
 */
export function parseTypedDay(text: string, today: string): string | undefined {
  const digits = text.replace(/^(\d\d)\/(\d)$/, "$1/0$2").replace(/\D/g, "");
  const { parts } = orderHere();
  const pattern = new RegExp(`^${parts.map((part) => typedParts[part]).join("")}$`);
  const { year = "", month, day } = pattern.exec(digits)?.groups ?? {};
  const thisYear = Number(today.slice(0, "yyyy".length));
  const years =
    year === "" ? [0, 1, 2, 3, 4, 8].map((ago) => thisYear - ago) : [year.padStart(4, "20")];
  return years
    .map((of) => `${of}-${month}-${day}`)
    .find((wire) => isDay(wire) && (year !== "" || wire <= today));
}

/** "2026-11-21" in the order in which it is typed. */
export function dayLabel(wire: string): string {
  const [year = "", month = "", day = ""] = wire.split("-");
  const written = { year, month, day };
  return orderHere()
    .parts.map((part) => written[part])
    .join("/");
}
