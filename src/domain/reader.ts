import type { Language } from "./languages.ts";
import { moneyInPortuguese, type Cents } from "./money.ts";

// Amounts and times as readers of a language write them; absent: as in Brazil.

/** Marks between thousands and before decimals. */
const marks: Partial<Record<Language, readonly [thousands: string, decimal: string]>> = {
  us: [",", "."],
  cn: [",", "."],
  // Narrow and not to be broken.
  fr: ["\u202f", ","],
};

/** 123450 is "R$ 1.234,50", or "R$ 1,234.50". */
export function moneyFor(language: Language, cents: Cents, currency?: string): string {
  const said = moneyInPortuguese(cents, currency);
  const [thousands, decimal] = marks[language] ?? [".", ","];
  return said.replace(/\d[\d.]*,\d\d$/, (number) =>
    number.replace(/[.,]/g, (mark) => (mark === "," ? decimal : thousands)),
  );
}

/** Times of a day, "18:05–23:00", as readers have them: "6:05 PM–11:00 PM" in American English. */
export function timesFor(language: Language, times: string): string {
  if (language !== "us") return times;
  return times.replace(
    /(\d+)(:\d\d)/g,
    (_, hour: string, minutes: string) =>
      `${Number(hour) % 12 || 12}${minutes}\u202f${Number(hour) < 12 ? "AM" : "PM"}`,
  );
}
