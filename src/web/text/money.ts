import type { Cents } from "../../domain/money.ts";
import { moneyFor } from "../../domain/localized-money.ts";
import { spokenLanguage } from "./spoken-language.ts";

/** An amount as readers of the interface's language write it: 123450 is "R$ 1.234,50", or "R$ 1,234.50". */
export function formatMoney(cents: Cents, currency?: string): string {
  return moneyFor(spokenLanguage(), cents, currency);
}

/** An amount within a sentence, whose lines do not break in it. */
export const unbrokenMoney = (cents: Cents, currency?: string): string =>
  formatMoney(cents, currency).replaceAll(" ", "\u00a0");

/** The amount without decimals if they are zero: 500 is "R$ 5", 550 is "R$ 5,50". */
export function briefMoney(cents: Cents, currency?: string): string {
  return formatMoney(cents, currency).replace(/[.,]00$/, "");
}
