import { maxTypedCents, type Cents } from "./money.ts";
import { foreignPattern } from "./phone-form.ts";
import { digitsOf, parsePhone, phoneSigns } from "./phone-number.ts";

/**
 * A format for a line of text while it is typed. It arranges what was typed and never changes the number: signs that do
 * not fit stay, and are shown behind those that do.
 */
type Format = {
  /** Characters that are typed; the format writes everything else in the text. */
  sign: RegExp;
  /** The signs of a text, in their order. */
  signs(text: string): string;
  /** All of them as they are shown. */
  write(signs: string): string;
  /** The most signs that a valid text can have. */
  longest(signs: string): number;
  /** Rewrites a text that came at once, if its signs are not those of its characters typed one by one. */
  written?(text: string): string;
  inputMode: "tel" | "numeric" | "text";
  placeholder: string;
};

export const formats = {
  phone: {
    sign: /[0-9+]/,
    signs: phoneSigns,
    write: shownPhone,
    longest: longestPhone,
    inputMode: "tel",
    placeholder: "(11) 95555-0101",
  },
  cep: digitFormat("00000-000", "00000-000"),
  document: {
    sign: /[0-9a-z]/i,
    signs: (text) => text.replace(/[^0-9a-z]/gi, "").toUpperCase(),
    write: (signs) => fill(isCpf(signs) ? "000.000.000-00" : "00.000.000/0000-00", signs),
    longest: () => 14,
    inputMode: "text",
    placeholder: "000.000.000-00",
  },
  /** The last two digits are cents: 2, 22, 229 and 2299 are typed to get "22,99". */
  currency: {
    sign: /[0-9]/,
    signs: (text) => digitsOf(text).replace(/^0+/, ""),
    write: writeCents,
    longest: () => 11,
    written: (text) => String(parsePrice(text) ?? text),
    inputMode: "numeric",
    placeholder: "0,00",
  },
  "dd/mm": dateFormat("00/00", "dd/mm"),
  "mm/yyyy": dateFormat("00/0000", "mm/aaaa"),
  "dd/mm/yy": dateFormat("00/00/00", "dd/mm/aa"),
  "dd/mm/yyyy": dateFormat("00/00/0000", "dd/mm/aaaa"),
  "mm/dd/yyyy": dateFormat("00/00/0000", "mm/dd/yyyy"),
  "yyyy/mm/dd": dateFormat("0000/00/00", "yyyy/mm/dd"),
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** A text as its format shows it, and all signs that were typed. */
export type Typed = { shown: string; signs: string; hasTooMany: boolean };

/**
 * Writes the text in the format. `whole` is a text that came at once, as from a clipboard. A formatted text stays as it
 * is.
 */
export function typedText(name: FormatName, text: string, { whole = false } = {}): Typed {
  const format: Format = formats[name];
  // NFKC turns the wide digits of some keyboards into ASCII.
  const plain = text.normalize("NFKC");
  const signs = format.signs(whole ? (format.written?.(plain) ?? plain) : plain);
  return {
    shown: format.write(signs),
    signs,
    hasTooMany: signs.length > format.longest(signs),
  };
}

/** The position in the text, after a sign, from which so many signs follow. */
export function placeBefore(name: FormatName, text: string, followingCount: number): number {
  const { sign } = formats[name];
  let place = text.length;
  for (let left = followingCount; left > 0 && place > 0;) {
    place -= 1;
    if (sign.test(text.charAt(place))) left -= 1;
  }
  while (place > 0 && !sign.test(text.charAt(place - 1))) place -= 1;
  return place;
}

/** The number of signs that a format counts in a piece of text. */
export function countSigns(name: FormatName, text: string): number {
  return text.split("").filter((character) => formats[name].sign.test(character)).length;
}

function digitFormat(pattern: string, placeholder: string): Format {
  const count = pattern.replace(/\D/g, "").length;
  return {
    sign: /[0-9]/,
    signs: digitsOf,
    write: (digits) => fill(pattern, digits),
    longest: () => count,
    inputMode: "numeric",
    placeholder,
  };
}

/** A separator after a day or month of one digit completes it: 5/3/2026 is 05/03/2026. */
function dateFormat(pattern: string, placeholder: string): Format {
  const widths = pattern.split("/").map(({ length }) => length);
  const written = (text: string) => {
    const parts = text.trim().split(/\D+/);
    const last = parts.length - 1;
    return parts
      .map((part, index) =>
        part === "" || index === last ? part : part.padStart(widths[index] ?? 0, "0"),
      )
      .join("");
  };
  return { ...digitFormat(pattern, placeholder), written };
}

/** CPF up to eleven digits, else CNPJ, which since July 2026 may hold letters. */
function isCpf(signs: string): boolean {
  return signs.length <= 11 && !/[A-Z]/.test(signs);
}

/** Writes the digits as text, so that an amount too large for a number is not rounded. */
function writeCents(digits: string): string {
  if (digits === "") return "";
  const padded = digits.padStart(3, "0");
  return `${padded.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ".")},${padded.slice(-2)}`;
}

/** Replaces the zeros of the pattern with the signs, and stops where they end; further signs follow. */
function fill(pattern: string, signs: string): string {
  let filled = "";
  let next = 0;
  for (const place of pattern) {
    if (next === signs.length) return filled;
    filled += place === "0" ? signs.charAt(next++) : place;
  }
  return filled + signs.slice(next);
}

/** Writes the signs as people read a number: all of them, except the country of a whole Brazilian number. */
function shownPhone(signs: string): string {
  const [, national] = /^\+55(\d+)/.exec(parsePhone(signs) ?? "") ?? [];
  const shown = national && signs !== `0${national}` ? national : signs;
  return fill(patternOf(shown), shown);
}

function patternOf(signs: string): string {
  if (/^(?:\+|00)/.test(signs)) return foreignPattern(signs) ?? "0".repeat(signs.length);
  if (/^0(?:[1-9]0|\d?$)/.test(signs)) return "0000 000 0000";
  if (signs.startsWith("0")) return signs.length > 11 ? "(000) 00000-0000" : "(000) 0000-0000";
  if (/^[34]0/.test(signs)) return "0000-0000";
  if (/^55(?:[0168]|\d{10})/.test(signs)) return "00 00 00000-0000";
  return signs.length > 10 ? "(00) 00000-0000" : "(00) 0000-0000";
}

/** Most signs of a number that begins like this. */
function longestPhone(signs: string): number {
  if (signs.startsWith("+")) return 16;
  if (signs.startsWith("00")) return 17;
  if (signs.startsWith("055")) return 14;
  if (signs.startsWith("55")) return 13;
  if (/^[34]0/.test(signs)) return 8;
  return /^0[^0]/.test(signs) && !/^0[1-9]0/.test(signs) ? 12 : 11;
}

const plainPrice = /^(\d+)(?:[.,](\d{1,2}))?$/;
const dotGroupedPrice = /^([1-9]\d{0,2}(?:(?:\.\d{3})+|(?:\u202f\d{3})+))(?:,(\d{1,2}))?$/;
const commaGroupedPrice = /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/;

/**
 * A price as people write it, in cents; undefined when it is not one. "R$" and spaces around it are
 * allowed. Then one of three forms:
 * - digits, perhaps with one or two decimals after a comma or a dot: "8", "8.5", "22,99", "22.99";
 * - thousands grouped by dots, or by the narrow space of French, perhaps with decimals after a comma:
 *   "1.234", "1.234,50". One dot before exactly three digits groups thousands, because no price has three decimals;
 * - thousands grouped by commas, with decimals after a dot: "1,234.50". Without the decimals
 *   ("1,234") it is refused: in Brazil a comma is a decimal mark, and 1.234 reais may be meant.
 * A grouped number does not begin with zero: "0.500" is refused rather than read as 500 reais.
 */
export function parsePrice(text: string): Cents | undefined {
  const amount = text.trim().replace(/^r\$\s*/i, "");
  const match =
    plainPrice.exec(amount) ?? dotGroupedPrice.exec(amount) ?? commaGroupedPrice.exec(amount);
  if (match === null) return undefined;
  const [, whole = "", decimals = ""] = match;
  const cents = Number(whole.replace(/[.,\u202f]/g, "") + decimals.padEnd(2, "0"));
  return cents <= maxTypedCents ? cents : undefined;
}
