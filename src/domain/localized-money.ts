import type { Language } from "./languages.ts";
import { moneyInPortuguese, type Cents } from "./money.ts";

// Amounts as readers of a language write them; absent: as in Brazil.

/** Marks between thousands and before decimals. */
const marks: Partial<Record<Language, readonly [thousands: string, decimal: string]>> = {
  us: [",", "."],
  cn: [",", "."],
  // A narrow no-break space.
  fr: ["\u202f", ","],
};

/** 123450 is "R$ 1.234,50", or "R$ 1,234.50". */
export function moneyFor(language: Language, cents: Cents, currency?: string): string {
  return withMarksOf(language, moneyInPortuguese(cents, currency));
}

/** "1.234,50" is "1,234.50" in English. */
export function withMarksOf(language: Language, amount: string): string {
  const [thousands, decimal] = marks[language] ?? [".", ","];
  return amount.replace(/\d[\d.]*,\d\d$/, (number) =>
    number.replace(/[.,]/g, (mark) => (mark === "," ? decimal : thousands)),
  );
}
