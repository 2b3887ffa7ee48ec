import { formatMoney as brazilianMoney, type Cents } from "../../domain/money.ts";
import type { Language } from "../../domain/languages.ts";
import { spokenLanguage } from "./spoken-language.ts";

/** The marks between thousands and before decimals, if they are not as in Brazil. */
const marks: Partial<Record<Language, readonly [thousands: string, decimal: string]>> = {
  us: [",", "."],
  cn: [",", "."],
  // Narrow and not to be broken.
  fr: ["\u202f", ","],
};

/** An amount as readers of the interface's language write it: 123450 is "R$ 1.234,50", or "R$ 1,234.50". */
export function formatMoney(cents: Cents, currency?: string): string {
  const said = brazilianMoney(cents, currency);
  const [thousands, decimal] = marks[spokenLanguage()] ?? [".", ","];
  return said.replace(/\d[\d.]*,\d\d$/, (number) =>
    number.replace(/[.,]/g, (mark) => (mark === "," ? decimal : thousands)),
  );
}

/** The amount without decimals where it has none: 500 is "R$ 5", 550 is "R$ 5,50". */
export function briefMoney(cents: Cents, currency?: string): string {
  return formatMoney(cents, currency).replace(/[.,]00$/, "");
}
