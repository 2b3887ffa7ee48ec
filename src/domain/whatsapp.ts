import { wellFormed } from "./text-rules.ts";

/** Brazil's, for numbers that were written without one. */
const countryCode = "55";

/**
 * The longest text of a link, as it is written in the address. Servers and phones take addresses of about eight
 * thousand characters; an order of fifty plain lines needs half of that.
 */
export const maxLinkTextLength = 6_000;

/**
 * The address that opens a chat with a number as its owner wrote it, with a text ready to be sent. Numbers of 10 or 11
 * digits are Brazilian unless they begin with a plus sign. Undefined when the number cannot be one (E.164: at most 15
 * digits). A text that is too long ends in "…".
 */
export function whatsappLink({ phone, text }: { phone: string; text: string }): string | undefined {
  const number = internationalDigits(phone);
  if (number === undefined) return undefined;
  const shortened = shorten(wellFormed(text));
  return `https://wa.me/${number}${shortened === "" ? "" : `?text=${encodeURIComponent(shortened)}`}`;
}

/** Country code and number, digits only; undefined when that is not what the text holds. */
function internationalDigits(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, "");
  // "00" is how one dials abroad where there is no plus sign; a single zero is the trunk prefix within Brazil.
  const isAbroad = phone.trim().startsWith("+") || digits.startsWith("00");
  const number = digits.replace(/^0+/, "");
  if (!isAbroad && (number.length === 10 || number.length === 11)) return countryCode + number;
  return number.length >= (isAbroad ? 8 : 12) && number.length <= 15 ? number : undefined;
}

/** The longest beginning that fits, cut between characters and not within one. */
function shorten(text: string): string {
  if (encodeURIComponent(text).length <= maxLinkTextLength) return text;
  const room = maxLinkTextLength - encodeURIComponent("…").length;
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > room) break;
    end += character.length;
  }
  return `${text.slice(0, end)}…`;
}
