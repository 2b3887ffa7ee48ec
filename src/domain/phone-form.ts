import { defaultLanguage, type Language } from "./languages.ts";
import { parsePhone } from "./phone-number.ts";

/** Digit groups after a country's code, for the countries of most guests from abroad; other numbers are not grouped. */
const countries: Readonly<Record<string, string>> = {
  "1": "000 000 0000",
  "31": "0 00000000",
  "33": "0 00 00 00 00",
  "34": "000 000 000",
  "39": "000 000 0000",
  "41": "00 000 00 00",
  "44": "0000 000000",
  "49": "000 00000000",
  "51": "000 000 000",
  "52": "00 0000 0000",
  "54": "0 00 0000 0000",
  "56": "0 0000 0000",
  "57": "000 000 0000",
  "86": "000 0000 0000",
  "351": "000 000 000",
  "595": "000 000 000",
  "598": "0000 0000",
};

/** The groups of a number with its plus, a zero for each sign; undefined for other countries. */
export function foreignPattern(signs: string): string | undefined {
  for (const [code, rest] of Object.entries(countries)) {
    if (!signs.startsWith(`+${code}`)) continue;
    const pattern = `${"0".repeat(code.length + 1)} ${rest}`;
    return signs.length <= pattern.replace(/\D/g, "").length ? pattern : undefined;
  }
  return undefined;
}

/**
 * A number as its reader expects it. A foreign one is grouped as in its country, after the country's code. A Brazilian
 * one has its area in brackets; readers of another language see it with +55, as they dial it.
 */
export function phoneFor(language: Language, text: string): string {
  const number = parsePhone(text);
  // Words beside a number are kept: "(11) 95555-0101 (Ana)".
  if (!number?.startsWith("+") || /\p{L}/u.test(text)) return text;
  const [, area, begin, end] = /^\+55(\d\d)(\d{4,5})(\d{4})$/.exec(number) ?? [];
  if (area !== undefined)
    return `${language === defaultLanguage ? `(${area})` : `+55 ${area}`} ${begin}-${end}`;
  return inPattern(number);
}

function inPattern(signs: string): string {
  let next = 0;
  return (
    foreignPattern(signs)
      ?.replace(/0/g, () => signs.charAt(next++))
      .trim() ?? signs
  );
}
