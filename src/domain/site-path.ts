import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** `path` has no language prefix and no trailing slash, except "/" itself. */
export type SitePath = { language: Language; path: string; canonical: boolean };

// No empty segment and no backslash or control: "/br//other.example" without its prefix would be
// an address on another host.
const wellFormed = /^(?:\/[^/\\?#\s\p{Cc}]+)*\/?$/u;

/**
 * Splits the language prefix from a URL's path. Portuguese has no prefix. `canonical` is false when this is not the
 * page's one address, which `sitePath` builds: "/br/cardapio", "/us/cardapio/", "/Cardapio". A first segment that is no
 * language is part of the path. Undefined for anything that cannot be a page: not a path, empty segments, two language
 * prefixes.
 */
export function parseSitePath(pathname: string): SitePath | undefined {
  if (!pathname.startsWith("/") || !wellFormed.test(pathname)) return undefined;
  // Telephones capitalise typed addresses, and no path has capitals.
  const segments = pathname
    .toLowerCase()
    .split("/")
    .filter((segment) => segment !== "");
  const [first = "", second = ""] = segments;
  const prefixed = isLanguage(first);
  if (prefixed && isLanguage(second)) return undefined;
  const language = prefixed ? first : defaultLanguage;
  const path = `/${segments.slice(prefixed ? 1 : 0).join("/")}`;
  return { language, path, canonical: sitePath(language, path) === pathname };
}

/** The one address of a page in a language; `path` begins with "/" and has no language prefix. */
export function sitePath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
