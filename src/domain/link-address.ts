import { viewModes } from "./landing-path.ts";
import { languages } from "./languages.ts";

// Browsers drop tabs and line ends from an address and read a backslash as a slash, which can hide a scheme or another
// host. Quotes and angle brackets have no place in an address either.
const plain = /^[^\s\p{Cc}\\<>"`]+$/u;
const outward = /^(?:https?:\/\/[^/?#]+(?:[/?#].*)?|mailto:(?!\/).+|tel:\+?[\w().;=*#-]+)$/i;
const ownPath = /^\/(?!\/)/;

/** Whether a link may lead there from the site: an address of http, https, mailto or tel. */
export function isOutwardAddress(address: string): boolean {
  return plain.test(address) && outward.test(address);
}

/** A page's name alone, perhaps with a language before it and more of an address after it. */
const pageName = new RegExp(
  `^(?:(?:${languages.join("|")})/)?(?:${[...viewModes, "pedidos"].join("|")})/?(?:[?#].*)?$`,
  "i",
);

/** Adds the missing slash to a page of this site, such as `delivery`; leaves other addresses unchanged. */
export function withSlash(address: string): string {
  return pageName.test(address) ? `/${address}` : address;
}

/** Whether a button may lead there: outward, or to one of the site's own paths. */
export function isLinkAddress(address: string): boolean {
  return isOutwardAddress(address) || (plain.test(address) && ownPath.test(address));
}
