import { formatMoney, parsePrice } from "../../domain/money.ts";

export type Mask = {
  /** What the field keeps of a text: its digits, and letters where the format has them. */
  strip(text: string): string;
  /** Those in the format, as far as they go; what does not fit is dropped. */
  write(signs: string): string;
  inputMode: "tel" | "numeric" | "text";
  placeholder: string;
  /** A whole text that is pasted, where it does not mean the same as its characters typed one by one. */
  pasted?(text: string): string;
};

/** The formats that a field can hold its text to. */
export const masks = {
  phone: {
    strip: phoneSigns,
    write: (signs) =>
      isAbroad(signs)
        ? signs
        : fill(signs.length > 10 ? "(00) 00000-0000" : "(00) 0000-0000", signs),
    inputMode: "tel",
    placeholder: "(11) 95555-0101",
  },
  cep: digitMask("00000-000", "00000-000"),
  document: {
    strip: documentSigns,
    write: (signs) => fill(isCpf(signs) ? "000.000.000-00" : "00.000.000/0000-00", signs),
    inputMode: "text",
    placeholder: "000.000.000-00",
  },
  /** The last two digits are cents: 2, 22, 229 and 2299 are typed to get "22,99". */
  currency: {
    strip: (text) => digitsOf(text).replace(/^0+/, "").slice(0, 11),
    write: (digits) => (digits === "" ? "" : formatMoney(Number(digits), "")),
    inputMode: "numeric",
    placeholder: "0,00",
    pasted: (text) => String(parsePrice(text) ?? text),
  },
  "dd/mm": digitMask("00/00", "dd/mm"),
  "mm/yyyy": digitMask("00/0000", "mm/aaaa"),
  "dd/mm/yy": digitMask("00/00/00", "dd/mm/aa"),
  "dd/mm/yyyy": digitMask("00/00/0000", "dd/mm/aaaa"),
} satisfies Record<string, Mask>;

export type MaskName = keyof typeof masks;

/** The text in the format. A formatted text stays as it is. */
export function masked(name: MaskName, text: string): string {
  return masks[name].write(masks[name].strip(text));
}

/** A letter, a digit or a plus, which is what is typed; everything else is written by the mask. */
export function isSign(character: string | undefined): boolean {
  return character !== undefined && /^[0-9a-z+]$/i.test(character);
}

function digitMask(pattern: string, placeholder: string): Mask {
  return {
    strip: digitsOf,
    write: (digits) => fill(pattern, digits),
    inputMode: "numeric",
    placeholder,
  };
}

/**
 * Landline or mobile with its area code; Brazil's country code and a trunk zero are dropped. Behind a plus a number stays
 * as it is typed, and is another country's unless it turns out to be a whole one of Brazil.
 */
function phoneSigns(text: string): string {
  const typed = digitsOf(text);
  const withCountry = typed.startsWith("55") && typed.length > 11;
  if (isAbroad(text) && !withCountry) return `+${typed.slice(0, 15)}`;
  // An area code can be 55 too: what this mask wrote itself begins with the bracket.
  const isWritten = text.trimStart().startsWith("(");
  return (withCountry && !isWritten ? typed.slice(2) : typed).replace(/^0+/, "");
}

function isAbroad(phone: string): boolean {
  return phone.trimStart().startsWith("+");
}

/** CPF up to eleven digits, else CNPJ, which since July 2026 may hold letters before its two digits. */
function documentSigns(text: string): string {
  const signs = text.replace(/[^0-9a-z]/gi, "").toUpperCase();
  return isCpf(signs) ? signs : signs.slice(0, 12) + digitsOf(signs.slice(12));
}

function isCpf(signs: string): boolean {
  return signs.length <= 11 && !/[A-Z]/.test(signs);
}

/** Puts the signs in place of the zeros of the pattern, and stops where they end. */
function fill(pattern: string, signs: string): string {
  let filled = "";
  let next = 0;
  for (const place of pattern) {
    if (next === signs.length) break;
    filled += place === "0" ? signs.charAt(next++) : place;
  }
  return filled;
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, "");
}
