/** Embeddable map pages, by host without "www.". */
const mapPages: Record<string, string> = {
  "google.com": "https://www.google.com/maps/embed",
  "openstreetmap.org": "https://www.openstreetmap.org/export/embed.html",
};

const frame = /^<iframe\s(?:[^>]*?\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
// Refuses user information, a port or anything unusual in the query: no map has these.
const address =
  /^https:\/\/(?:www\.)?(?<host>[a-z.]+)(?<path>\/[a-z./]*)\?(?<query>[\w!$%&'()*+,\-./:;=?@~|]+)(?:#.*)?$/i;

/**
 * Reads the address of the map from an owner's embed code or address. It is rebuilt, so that it is one of the known map
 * pages over https and can stand in an attribute; "" for anything else.
 */
export function sanitiseMap(codeOrUrl: string): string {
  const trimmed = codeOrUrl.trim();
  const [, doubleQuoted, singleQuoted] = frame.exec(trimmed) ?? [];
  const url = (doubleQuoted ?? singleQuoted)?.trim().replaceAll("&amp;", "&") ?? trimmed;
  const { host, path, query } = address.exec(url)?.groups ?? {};
  if (host === undefined || query === undefined) return "";
  const page = Object.entries(mapPages).find(([known]) => known === host.toLowerCase())?.[1];
  if (page === undefined || !page.endsWith(`.${host.toLowerCase()}${path}`)) return "";
  // An apostrophe and a bar are legal, but not safe in every place.
  return `${page}?${query.replaceAll("'", "%27").replaceAll("|", "%7C")}`;
}
