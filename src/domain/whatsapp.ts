import { chatAddress } from "./phone-number.ts";
import { wellFormed } from "./text-rules.ts";

/**
 * The longest text of a link, as it is written in the address. Servers and phones take addresses of about eight
 * thousand characters; an order of fifty plain lines needs half of that.
 */
export const maxLinkTextLength = 6_000;

/**
 * The address that opens a chat with a number as its owner wrote it, with a text ready to be sent. Undefined when
 * no network knows the number. A text that is too long ends in "…".
 */
export function whatsappLink({ phone, text }: { phone: string; text: string }): string | undefined {
  const address = chatAddress(phone);
  const shortened = shorten(wellFormed(text));
  return address && shortened ? `${address}?text=${encodeURIComponent(shortened)}` : address;
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
