import type { Language } from "./languages.ts";
import { moneyInPortuguese, type Cents } from "./money.ts";

// Amounts and days as readers of a language write them; absent: as in Brazil.

/** Marks between thousands and before decimals. */
const marks: Partial<Record<Language, readonly [thousands: string, decimal: string]>> = {
  us: [",", "."],
  cn: [",", "."],
  // Narrow and not to be broken.
  fr: ["\u202f", ","],
};

const days: Partial<Record<Language, string>> = { us: "$2/$1/$3", cn: "$3/$2/$1" };

/** 123450 is "R$ 1.234,50", or "R$ 1,234.50". */
export function moneyFor(language: Language, cents: Cents, currency?: string): string {
  const said = moneyInPortuguese(cents, currency);
  const [thousands, decimal] = marks[language] ?? [".", ","];
  return said.replace(/\d[\d.]*,\d\d$/, (number) =>
    number.replace(/[.,]/g, (mark) => (mark === "," ? decimal : thousands)),
  );
}

/** The label of a clock, "HH:mm • dd/MM/YY", with month and day as the reader has them. */
export function clockFor(language: Language, label: string): string {
  return label.replace(/(\d\d)\/(\d\d)\/(\d\d)$/, days[language] ?? "$1/$2/$3");
}
