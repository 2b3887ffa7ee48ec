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

/** "R$ 1,234" is "R$ 1234" in English. What readers in Brazil write is left to `parsePrice`. */
export function ungrouped(language: Language, text: string): string {
  const [mark] = marks[language] ?? [];
  if (mark === undefined) return text;
  // Spreadsheets and mails group by other blanks than print.
  const thousands = mark === "," ? mark : "[ \u00a0\u202f]";
  const grouped = new RegExp(`(^|\\D)([1-9]\\d{0,2}(?:${thousands}\\d{3})+)(?!\\d)`);
  return text.replace(grouped, (number) => number.replace(/(\d)[, \u00a0\u202f]/g, "$1"));
}

/** "1.234,50" is "1,234.50" in English. */
export function withMarksOf(language: Language, amount: string): string {
  const [thousands, decimal] = marks[language] ?? [".", ","];
  return amount.replace(/\d[\d.]*,\d\d$/, (number) =>
    number.replace(/[.,]/g, (mark) => (mark === "," ? decimal : thousands)),
  );
}
